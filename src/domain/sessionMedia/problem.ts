import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** Too late: the session has begun, nothing is left to cancel, or the asset is canceled. */
const tooLate = 4091;

/** Why an asset was not added, in words an organizer can act on. */
export function assetProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === tooLate)
    return { message: { key: 'organizer.sessionMedia.problem.began' }, field: 'timing' };
  return saveProblem(failure);
}

/** Why captions were not added. */
export function captionsProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === tooLate) return { message: { key: 'organizer.sessionMedia.problem.canceled' } };
  return saveProblem(failure);
}

/** Why assets were not canceled. */
export function cancelProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === tooLate) return { message: { key: 'organizer.sessionMedia.problem.ready' } };
  return saveProblem(failure);
}
