import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** There is no such change of status. */
const noSuchChange = 4091;

/** Why a session was not saved; what overlaps (4022) the backend names itself. 002 §7 Agenda. */
export function sessionProblem(failure: SaveFailure): SaveProblem {
  if (failure.code === noSuchChange) return { ...saveProblem(failure), field: 'status' };
  // `speakerIds[2]` is one of a field.
  return saveProblem({ ...failure, field: failure.field?.replace(/\[.*$/, '') });
}
