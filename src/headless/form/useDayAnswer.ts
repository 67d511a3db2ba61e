'use client';
import { useState } from 'react';
import { textsOf } from '../../domain';
import { useAnswer, type AnswerName } from './useAnswer';

/** The answer to a question for a day. 000 §5: nothing is said of it while somebody is in the field. */
export function useDayAnswer(name: AnswerName, label: string) {
  const { id, error, answer, set, leave } = useAnswer(name, label);
  const [isActive, setActive] = useState(false);
  return {
    id,
    error: isActive ? undefined : error,
    /** `YYYY-MM-DD`; '' for none, anything else is a day that is half written. */
    value: textsOf(answer)[0] ?? '',
    /** Somebody went into the field. */
    enter: () => setActive(true),
    set: (day: string) => {
      // A draft that is no day is taken back while the focus is elsewhere.
      setActive(document.getElementById(id)?.contains(document.activeElement) ?? false);
      set(day);
    },
    leave: () => {
      setActive(false);
      leave();
    },
  };
}
