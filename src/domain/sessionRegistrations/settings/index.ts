export { sessionRegistrationSettingsSchema } from './schema';
export {
  ruleKey,
  sessionRegistrationSettingsUpdate,
  sessionRegistrationSettingsValues,
  ticketRules,
  type SessionRegistrationSettingsValues,
} from './values';
