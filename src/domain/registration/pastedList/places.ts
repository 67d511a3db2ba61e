import { folded } from '../../text/findByQuery';
import { textsOf, type AttendeeSection } from '../answers';
import type { Answers } from '../values';
import { personFieldOf } from './columns';

/** What a row of a list says, by the key of the question. */
export type RowTexts = Readonly<Record<string, string>>;

/** What a row and an attendee both say of who somebody is. */
const pairsOf = (row: RowTexts, { key, questions }: AttendeeSection, answers: Answers) =>
  questions.flatMap((question) => {
    const [now = ''] = textsOf(answers[key]?.[question.key]);
    const field = personFieldOf(question);
    const text = row[question.key] ?? '';
    return field && text !== '' && now !== '' ? [{ field, isSame: folded(text) === folded(now) }] : [];
  });

/** Whether a row names somebody else than who is filled in. */
export const isSomebodyElse = (row: RowTexts, section: AttendeeSection, answers: Answers): boolean =>
  pairsOf(row, section, answers).some(({ field, isSame }) => field !== 'email' && !isSame);

/**
 * Which attendee each row is for, as their place from 0; `null` where none is left. Where nothing is replaced, these are who has the row's name
 * or address already, and then whoever has none: two people never become one.
 */
export function placesOf(
  rows: readonly RowTexts[],
  sections: readonly AttendeeSection[],
  answers: Answers,
  replaces: boolean,
): (number | null)[] {
  if (replaces) return rows.map((_, index) => (index < sections.length ? index : null));
  const taken = new Set<number>();
  const take = (accepts: (section: AttendeeSection) => boolean) => {
    const found = sections.findIndex((section, at) => !taken.has(at) && accepts(section));
    if (found < 0) return null;
    taken.add(found);
    return found;
  };
  const known = rows.map((row) =>
    take((section) => {
      const pairs = pairsOf(row, section, answers);
      return pairs.length > 0 && pairs.every(({ isSame }) => isSame);
    }),
  );
  return rows.map(
    (row, index) =>
      known[index] ?? take((section) => pairsOf(row, section, answers).every(({ isSame }) => isSame)),
  );
}
