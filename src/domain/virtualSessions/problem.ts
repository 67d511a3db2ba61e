import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** It is live; or, of the version, sessions use the newer one. */
const inUse = 4091;
/** The session is not virtual, or not any more. */
const notVirtual = 4022;

/** Why something was not done with a session's video. 002 §7 Agenda. */
export function virtualProblem(failure: SaveFailure): SaveProblem {
  if (failure.isUncertain) return saveProblem(failure);
  if (failure.code === inUse) return { message: { key: 'organizer.virtualSessions.problem.live' } };
  if (failure.code === notVirtual && failure.field === undefined)
    return { message: { key: 'organizer.virtualSessions.problem.notVirtual' } };
  return saveProblem(failure);
}

/** Why another version was not chosen for new sessions. 002 §7 Agenda. */
export function versionProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === inUse) return { message: { key: 'organizer.virtualSessions.problem.back' } };
  return saveProblem(failure);
}
