import type { SsoStatusChange } from '../../contract';
import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** A name that is taken; a provider that is incomplete, or that an event leads to; one that is off. */
const contradicts = 4022;
const malformed = 4000;

/** Why a provider was not saved, in words an organizer can act on. */
export function ssoProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === contradicts)
    return { message: { key: 'organizer.singleSignOn.problem.nameTaken' }, field: 'name' };
  return saveProblem(failure);
}

/** Why a provider was not turned on or off. */
export const ssoStatusProblem =
  (status: SsoStatusChange['status']) =>
  (failure: SaveFailure): SaveProblem =>
    failure.code === contradicts
      ? {
          message: {
            key:
              status === 'ACTIVE'
                ? 'organizer.singleSignOn.problem.incomplete'
                : 'organizer.singleSignOn.problem.used',
          },
        }
      : saveProblem(failure);

/** Why metadata could not be used. */
export function metadataProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === malformed) return { message: { key: 'organizer.singleSignOn.metadata.unusable' } };
  return saveProblem(failure);
}

/** Why the sign-in of an event was not saved. */
export function loginProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === contradicts)
    return { message: { key: 'organizer.singleSignOn.login.problem.provider' }, field: 'ssoConfigId' };
  return saveProblem(failure);
}
