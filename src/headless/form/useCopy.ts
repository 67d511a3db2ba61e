'use client';
import { useRef, useState, type RefObject } from 'react';
import {
  copiesOfAttendee,
  copiesToOthers,
  hasSharedQuestions,
  type AttendeeSection,
  type Copies,
  type Copy,
} from '../../domain';
import { useFields } from './FieldsContext';
import { putIn } from './putIn';

/** How a copy ended: answers were copied, there was nothing new to copy, or what was typed was kept. @public */
export type CopyOutcome = 'copied' | 'nothing' | 'kept';

export interface CopyValue {
  /** Some fields say something else: nothing is replaced before that is answered. */
  isAsking: boolean;
  /** How the last one ended. */
  outcome: CopyOutcome | null;
  /** Fills what is empty at once, and asks before it replaces what somebody typed. */
  copy: () => void;
  replace: () => void;
  keep: () => void;
  /** Of the button that copies: it gets the focus back once the question is answered. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

function useCopy(find: () => Copies): CopyValue {
  const { methods } = useFields();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [requested, setRequested] = useState<Copy[]>([]);
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const answer = (how: CopyOutcome) => {
    setRequested([]);
    setOutcome(how);
    buttonRef.current?.focus();
  };
  return {
    isAsking: requested.length > 0,
    outcome,
    buttonRef,
    copy: () => {
      const { empty, other } = find();
      putIn(methods, empty);
      setRequested(other);
      if (other.length > 0) setOutcome(null);
      else setOutcome(empty.length > 0 ? 'copied' : 'nothing');
    },
    replace: () => {
      putIn(methods, requested);
      answer('copied');
    },
    keep: () => answer('kept'),
  };
}

/**
 * Copies answers of the first attendee: to another one all of them, or to all others what is the same for everybody. Nothing where there
 * is nothing to be copied.
 */
export function useAttendeeCopy(sections: readonly AttendeeSection[], to: AttendeeSection): CopyValue | null {
  const { methods, context } = useFields();
  const [first] = sections;
  const isToAll = first?.key === to.key;
  const value = useCopy(() => {
    if (!first || isToAll) return copiesToOthers(methods.getValues(), context, sections);
    return copiesOfAttendee(methods.getValues(), context, [first, to]);
  });
  if (!first) return null;
  return isToAll && !hasSharedQuestions(context, sections) ? null : value;
}
