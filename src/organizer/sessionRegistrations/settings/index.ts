import { organizerPart } from '../../organizerPart';
import { SessionRegistrationSettings } from './SessionRegistrationSettingsScreen';

export { SessionRegistrationSettingsView } from './SessionRegistrationSettingsView';
export type { SessionRegistrationSettingsViewProps } from './SessionRules';
export type { SessionRegistrationSettingsScreenProps } from './SessionRegistrationSettingsScreen';

/** Who may register for sessions of an event, and when. */
export const SessionRegistrationSettingsScreen = /* @__PURE__ */ organizerPart(SessionRegistrationSettings);
