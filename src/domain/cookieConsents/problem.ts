import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** Another site has the domain, or the service needs a site id: the form asks for the latter. */
const contradicts = 4022;

/** Why a site's cookie consent was not saved, in words an organizer can act on. */
export function cookieConsentProblem(failure: SaveFailure): SaveProblem {
  const { code, isUncertain } = failure;
  if (isUncertain) return { message: { key: 'organizer.cookieConsents.problem.uncertain' }, isUncertain };
  if (code === contradicts)
    return { message: { key: 'organizer.cookieConsents.error.taken' }, field: 'domain' };
  return saveProblem(failure);
}
