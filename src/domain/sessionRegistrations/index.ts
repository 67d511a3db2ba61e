export {
  ticketsBySession,
  registrationFilterOf,
  registrationStatuses,
  ticketsOf,
  type RegistrationFilter,
  type SessionTickets,
} from './listing';
export { obstaclesOf, type Attempt, type ChosenSession, type Obstacle } from './obstacles';
export { registrationProblem } from './problem';
export { unregistering } from './unregistering';
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
  maxSubjectLength,
  statusEmailSchema,
  statusEmailValues,
  unknownHolder,
  type EmailHolder,
  type StatusEmailValues,
} from './statusEmail';
