'use client';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { visibleQuestions, type AttendeeQuestion, type AttendeeSection } from '../../domain';
import { useFields } from './FieldsContext';

/** The questions that are asked by what is answered so far. Draws again only when there are others. */
export function useVisibleQuestions({ key, questions }: AttendeeSection): AttendeeQuestion[] {
  const { methods } = useFields();
  const { control, subscribe, getValues, clearErrors } = methods;
  const deciding = useMemo(() => {
    const ids = new Set(questions.flatMap(({ showWhen }) => showWhen?.questionId ?? []));
    return questions
      .filter(({ id }) => ids.has(id))
      .map((question) => `attendees.${key}.${question.key}` as const);
  }, [key, questions]);
  const follow = useCallback(
    (callback: () => void) =>
      deciding.length > 0
        ? subscribe({ name: deciding, formState: { values: true }, callback })
        : () => undefined,
    [deciding, subscribe],
  );
  const visibleKeys = () =>
    deciding.length > 0 || questions.some(({ showWhen }) => showWhen)
      ? visibleQuestions(questions, (question) => getValues(`attendees.${key}.${question.key}`))
          .map((question) => question.key)
          .join(' ')
      : null;
  const keys = useSyncExternalStore(follow, visibleKeys, visibleKeys);
  const requested = useMemo(() => {
    const set = keys === null ? null : new Set(keys.split(' '));
    return set ? questions.filter((question) => set.has(question.key)) : questions;
  }, [keys, questions]);
  // Nothing is wrong with what is not asked; its answer stays for when it is asked again.
  useEffect(() => {
    const gone = questions.filter((question) => !requested.includes(question));
    for (const question of gone) clearErrors(`attendees.${key}.${question.key}`);
  }, [requested, questions, key, clearErrors, control]);
  return requested;
}
