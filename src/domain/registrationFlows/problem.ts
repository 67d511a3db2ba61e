import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** Its status does not allow it: somebody changed that meanwhile. */
const notInThisStatus = 4091;

/** Why something was not done with a flow, in words an organizer can act on. */
export function flowProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.registrationFlows.problem.uncertain' }, isUncertain };
  if (code === notInThisStatus) return { message: { key: 'organizer.registrationFlows.problem.changed' } };
  return saveProblem(failure);
}
