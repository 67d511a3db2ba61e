import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** Features that somebody else selected meanwhile. */
const changedMeanwhile = 4090;

/** Why support's change was not made, in words they can act on. */
export function supportProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.administration.problem.uncertain' }, isUncertain };
  if (code === changedMeanwhile) return { message: { key: 'organizer.administration.problem.meanwhile' } };
  return saveProblem(failure);
}
