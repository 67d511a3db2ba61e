'use client';
import { useState, type SyntheticEvent } from 'react';
import { useFields, type FieldName } from './FieldsContext';

/** Characters of a field that holds so many. Counts nothing while there is room enough, so that a key press then draws nothing at all. */
export function useCounter(name: FieldName, limit = Infinity) {
  const { methods } = useFields();
  const counted = (text: string) => (text.length > limit * 0.8 ? text.length : 0);
  const [used, setUsed] = useState(() => {
    const text: unknown = methods.getValues(name);
    return typeof text === 'string' ? counted(text) : 0;
  });
  return {
    /** Once a fifth or less is left. */
    counter: used > 0 ? { used, max: limit } : undefined,
    /** For `onInput`. */
    count: (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setUsed(counted(event.currentTarget.value));
    },
  };
}
