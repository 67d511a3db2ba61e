import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** These calls are for support staff (002 §6). */
const forSupport = 4003;
/** The address's domain fails the domain test. */
const failsTest = 4022;

/** Why the sender was not changed, or a domain not checked, in words an organizer can act on. */
export function emailDomainProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.emailDomains.problem.uncertain' }, isUncertain };
  if (code === forSupport) return { message: { key: 'organizer.emailDomains.problem.support' } };
  if (code === failsTest)
    return { message: { key: 'organizer.emailDomains.problem.records' }, field: 'fromEmail' };
  return saveProblem(failure);
}
