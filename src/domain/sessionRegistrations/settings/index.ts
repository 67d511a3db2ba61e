export { sessionRegistrationSchema } from './schema';
export {
  ruleKey,
  sessionRegistrationUpdate,
  sessionRegistrationValues,
  ticketRules,
  type SessionRegistrationValues,
} from './values';
