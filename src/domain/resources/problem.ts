import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** An audience that there is not, or not any more. */
const unknownAudience = 4022;

/** Why something was not done with a resource, in words an organizer can act on. */
export function resourceProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.resources.problem.uncertain' }, isUncertain };
  if (code === unknownAudience)
    return { message: { key: 'organizer.resources.problem.audienceGone' }, field: 'audienceIds' };
  return saveProblem(failure);
}
