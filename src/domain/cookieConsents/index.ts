export { choiceText, readChoice } from './choice';
export { consentFilterIds, findCookieConsents } from './list';
export { cookieConsentProblem } from './problem';
export {
  consentServices,
  cookieConsentSchema,
  cookieConsentSettings,
  cookieConsentValues,
  newCookieConsent,
  type CookieConsentValues,
} from './values';
