'use client';
import { useWatch } from 'react-hook-form';
import type { Answer } from '../../domain';
import { useFieldError, useFields } from './FieldsContext';

/** Where the answer of a question is kept. */
export type AnswerName = `attendees.${string}.${string}`;

/** The answer to a question whose control is not an input of its own: checked when it is left, and again when it was wrong. */
export function useAnswer(name: AnswerName, label: string) {
  const { methods, idOf } = useFields();
  const answer: Answer | undefined = useWatch({ control: methods.control, name });
  const error = useFieldError(name, label);
  return {
    id: idOf(name),
    error,
    answer,
    set: (next: Answer) => {
      methods.setValue(name, next, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: error !== undefined,
      });
    },
    leave: () => void methods.trigger(name),
  };
}
