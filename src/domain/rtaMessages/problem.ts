import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

const nobody = 4022;
const quotaUsed = 4091;
const gone = 4046;

/** Why a message was not sent, in words an organizer can act on. 002 §7 Other, rta messages. */
export function rtaSendProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  // Sending again would reach everybody twice.
  if (isUncertain) return { message: { key: 'organizer.rtaMessages.problem.uncertain' }, isUncertain };
  if (code === nobody) return { message: { key: 'organizer.rtaMessages.problem.nobody' } };
  if (code === quotaUsed) return { message: { key: 'organizer.rtaMessages.problem.quota' } };
  return saveProblem(failure);
}

/** Why a message was not deleted. */
export const rtaDeleteProblem = (failure: SaveFailure): SaveProblem =>
  failure.code === gone ? { message: { key: 'organizer.rtaMessages.problem.gone' } } : saveProblem(failure);
