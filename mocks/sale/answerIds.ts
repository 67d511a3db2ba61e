import type { FormEntry } from '../../src/contract';
import { trimFieldId } from '../../src/domain/registration/submission';

/**
 * Whether an answer or a file names a question: by the id it is saved under, or by the whole one. Cut once, never twice, or
 * `meal_kind_form` and `meal_form` would be the same question. 000 §7.
 */
export const isAnswerTo = (id: string, questionId: string): boolean =>
  id === trimFieldId(questionId) || id === questionId;

/** What was answered to a question; the last word counts. */
export function valuesOf(
  entries: readonly FormEntry[] | undefined,
  questionId: string,
): string[] | undefined {
  const saved = trimFieldId(questionId);
  const found =
    entries?.findLast(({ id }) => id === saved) ?? entries?.findLast(({ id }) => isAnswerTo(id, questionId));
  return found?.submissionValues;
}
