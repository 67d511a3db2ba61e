'use client';
import { useCallback, useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import {
  answersOfBuyer,
  copiesToBuyer,
  textsOf,
  type AnswerCopy,
  type AttendeeSection,
} from '../../../domain';
import { useLocale, useT } from '../../../i18n';
import { Checkbox } from '../../kit/Checkbox';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import { useFields } from '../../../headless/form/FieldsContext';
import * as css from './help.css';
import { putIn } from './useFillIn';

/**
 * The buyer is the first attendee: while it is ticked, the attendee's name and address follow what is typed. Unticked, what was there
 * before comes back; once the attendee's own are changed, nothing follows any more.
 */
export function IsAttendee({ attendee }: { attendee: AttendeeSection }) {
  const t = useT();
  const hintId = useId();
  const { isLinked, said, link, unlink } = useLink(attendee);
  const change = (event: ChangeEvent<HTMLInputElement>) => (event.target.checked ? link() : unlink());
  return (
    <div>
      <Checkbox
        checked={isLinked}
        onChange={change}
        label={t('registration.isAttendee', { number: 1 })}
        aria-describedby={hintId}
      />
      <p id={hintId} className={css.rememberHint}>
        {t('registration.isAttendeeHint', { number: 1 })}
      </p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

const buyerFields = ['buyer.firstName', 'buyer.lastName', 'buyer.email'] as const;

function useLink(attendee: AttendeeSection) {
  const t = useT();
  const locale = useLocale();
  const { methods } = useFields();
  const { getValues, subscribe } = methods;
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
  const [said, setSaid] = useState('');
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
        setSaid(t('registration.unlinked', { number: 1 }));
      },
    });
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, [isLinked, subscribe, follow, getValues, attendee, locale, t]);
  return {
    isLinked,
    said,
    link: () => {
      // Who was named as the attendee first, needs not be typed again.
      putIn(methods, copiesToBuyer(getValues(), attendee).empty);
      const { attendees } = getValues();
      before.current = answersOfBuyer(getValues(), attendee, locale).map(({ name }) => ({
        name,
        value: textAt(attendees, name),
      }));
      follow();
      setSaid('');
      setLinked(true);
    },
    unlink: () => {
      setLinked(false);
      putIn(methods, before.current);
    },
  };
}

function textAt(attendees: Record<string, Record<string, string | string[]>>, name: string): string {
  const [, attendee = '', question = ''] = name.split('.');
  return textsOf(attendees[attendee]?.[question]).join('\n');
}
