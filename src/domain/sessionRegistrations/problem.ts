import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

const reasons = {
  4012: 'organizer.sessionRegistrations.failedFull',
  4022: 'organizer.sessionRegistrations.failedRule',
  4046: 'organizer.sessionRegistrations.failedGone',
  4091: 'organizer.sessionRegistrations.failedState',
} as const;

const isReason = (code: number): code is keyof typeof reasons => Object.hasOwn(reasons, code);

/** Why something was not done with registrations: the backend's own words where it has some, which name session and rule. 002 §7 Agenda. */
export function registrationProblem(failure: SaveFailure): SaveProblem {
  const { isUncertain, code, message } = failure;
  if (isUncertain) return { message: { key: 'organizer.kit.run.uncertain' }, isUncertain };
  if (!isReason(code)) return saveProblem(failure);
  return { message: { key: reasons[code], ...(message && { text: message }) } };
}
