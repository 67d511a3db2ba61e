import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** What the backend refuses of rings: 002 §7. */
const keys: ReadonlyMap<number, string> = new Map([
  [4090, 'organizer.administration.problem.meanwhile'],
  [4091, 'organizer.rings.problem.available'],
]);

/** Why a ring was not changed, in words that can be acted on. */
export function ringProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.administration.problem.uncertain' }, isUncertain };
  const key = keys.get(code);
  return key ? { message: { key } } : saveProblem(failure);
}
