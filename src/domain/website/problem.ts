import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** Why the site was neither published nor gone back. */
export function publishProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === 4022) return { message: { key: 'organizer.website.publish.nothingVisible' } };
  if (failure.code === 4090) return { message: { key: 'organizer.website.publish.changedMeanwhile' } };
  return saveProblem(failure);
}

/** Why there is no other page: of one that has no room, the site’s limit. */
export function pageProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === 4022) return { message: { key: 'organizer.website.error.tooManyPages' } };
  return saveProblem(failure);
}
