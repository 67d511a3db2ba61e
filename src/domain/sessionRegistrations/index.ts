export {
  placesBySession,
  registrationFilterOf,
  registrationStatuses,
  ticketsOf,
  type RegistrationFilter,
  type SessionPlaces,
} from './listing';
export { registrationProblem } from './problem';
export {
  addSchema,
  registerSchema,
  sendSchema,
  type AddValues,
  type RegisterValues,
  type SendValues,
} from './schema';
export {
  asHtml,
  emailHolders,
  fillHolders,
  longestSubject,
  statusEmailSchema,
  statusEmailValues,
  unknownHolder,
  type EmailHolder,
  type StatusEmailValues,
} from './statusEmail';
