import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

const changedMeanwhile = 4090;

/** Why something was not done with partners outside of their form, in words an organizer can act on. */
export function partnerProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.partners.problem.uncertain' }, isUncertain };
  if (code === changedMeanwhile) return { message: { key: 'organizer.partners.problem.changed' } };
  return saveProblem(failure);
}
