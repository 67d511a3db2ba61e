'use client';
import { withOrganizerRoot } from '../../withOrganizerRoot';
import { SessionRegistrationSettings } from './SessionRegistrationSettingsScreen';

export { SessionRegistrationSettingsView } from './SessionRegistrationSettingsView';
export type { SessionRegistrationSettingsScreenProps } from './SessionRegistrationSettingsScreen';

/** Who may register for sessions of an event, and when. @experimental */
export const SessionRegistrationSettingsScreen =
  /* @__PURE__ */ withOrganizerRoot(SessionRegistrationSettings);
