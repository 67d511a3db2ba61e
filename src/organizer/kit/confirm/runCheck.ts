import type { SaveProblem } from '../../../domain';

/** A line of what is known beforehand. */
interface RunFact {
  label: string;
  value: string;
}

/** What is known of many things before something happens to them. */
export interface RunCheck {
  /** To so many of them it can happen. */
  eligible: number;
  /** How many there are. */
  total: number;
  /** What it comes to: an amount a currency. */
  facts: readonly RunFact[];
  /** Those it can't happen to, by reason. */
  ineligible: readonly {
    reason: string;
    count: number;
    /** Those that are named; they are not tried. */
    ids: readonly string[];
  }[];
}

/** `failed` with `isFinal`: the backend said why it can't be done at all. */
export type RunCheckState =
  | { at: 'checking' }
  | { at: 'checked'; check: RunCheck }
  | { at: 'failed'; problem: SaveProblem; isFinal: boolean };

/** For more than this the number has to be typed: one press too early would be dear. */
const typedConfirmationAbove = 100;

/** The number to type; `null` where a press is enough. */
export function numberToType(count: number, state: RunCheckState | undefined): number | null {
  if (state?.at === 'checking') return null;
  const affected = state?.at === 'checked' ? state.check.eligible : count;
  return affected > typedConfirmationAbove ? affected : null;
}

/** Whether `typed` is the number; separators of thousands do no harm. */
export const isTyped = (typed: string, number: number): boolean =>
  typed.replace(/[\s.,’']/g, '') === String(number);

/** Whether it may begin, once the number is typed. */
export function mayBegin(state: RunCheckState | undefined): boolean {
  if (state === undefined) return true;
  return state.at === 'checked' ? state.check.eligible > 0 : state.at === 'failed' && !state.isFinal;
}

/** Those of `ids` that it can happen to, as far as is known. */
export function eligibleOf(ids: readonly string[], check: RunCheck | null): string[] {
  const known = new Set(check?.ineligible.flatMap((group) => group.ids));
  return ids.filter((id) => !known.has(id));
}
