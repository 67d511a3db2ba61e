'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  answersOfBuyer,
  copiesToBuyer,
  textsOf,
  type AnswerCopy,
  type AttendeeSection,
  type RegistrationValues,
} from '../../domain';
import { useLatest } from '../../react';
import { useFields } from './FieldsContext';
import { putIn } from './putIn';

export interface BuyerLink {
  isLinked: boolean;
  link: () => void;
  unlink: () => void;
}

const buyerFields = ['buyer.firstName', 'buyer.lastName', 'buyer.email'] as const;

/**
 * The buyer is an attendee: while they are linked, the attendee's name and address follow what is typed. Unlinked, what was there before
 * comes back; once the attendee's own are changed, nothing follows any more, and `onUnlink` is called.
 */
export function useBuyerLink(
  attendee: AttendeeSection,
  locale: string,
  onUnlink: (() => void) | undefined,
): BuyerLink {
  const { methods } = useFields();
  const { getValues, subscribe } = methods;
  const latestRef = useLatest(onUnlink);
  // Both may have been filled with the same person before anybody typed.
  const [{ isSame, own }] = useState(() => {
    const { attendees } = getValues();
    const wanted = answersOfBuyer(getValues(), attendee, locale);
    return {
      isSame:
        wanted.length > 0 &&
        wanted.every(({ name, value }) => value !== '' && textAt(attendees, name) === value),
      own: wanted,
    };
  });
  const [isLinked, setLinked] = useState(isSame);
  const before = useRef<AnswerCopy[]>(own);
  const isFollowing = useRef(false);
  const follow = useCallback(() => {
    isFollowing.current = true;
    putIn(methods, answersOfBuyer(getValues(), attendee, locale));
    isFollowing.current = false;
  }, [methods, getValues, attendee, locale]);
  useEffect(() => {
    if (!isLinked) return;
    const stopFollowing = subscribe({
      name: [...buyerFields],
      formState: { values: true },
      callback: follow,
    });
    const stopWatching = subscribe({
      name: before.current.map(({ name }) => name),
      formState: { values: true },
      callback: () => {
        if (isFollowing.current) return;
        const { attendees } = getValues();
        const isOther = answersOfBuyer(getValues(), attendee, locale).some(
          ({ name, value }) =>
            before.current.some((answer) => answer.name === name) && textAt(attendees, name) !== value,
        );
        if (!isOther) return;
        setLinked(false);
        latestRef.current?.();
      },
    });
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, [isLinked, subscribe, follow, getValues, attendee, locale, latestRef]);
  return {
    isLinked,
    link: () => {
      // Who was named as the attendee first, needs not be typed again.
      putIn(methods, copiesToBuyer(getValues(), attendee).empty);
      const { attendees } = getValues();
      before.current = answersOfBuyer(getValues(), attendee, locale).map(({ name }) => ({
        name,
        value: textAt(attendees, name),
      }));
      follow();
      setLinked(true);
    },
    unlink: () => {
      setLinked(false);
      putIn(methods, before.current);
    },
  };
}

function textAt(attendees: RegistrationValues['attendees'], name: string): string {
  const [, attendee = '', question = ''] = name.split('.');
  return textsOf(attendees[attendee]?.[question]).join('\n');
}
