'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { CheckInSettingsEditor } from './CheckInSettingsScreen';

export type { CheckInSettingsScreenProps } from './CheckInSettingsScreen';
export { CheckInSettingsView } from './CheckInSettingsView';

/** Whether devices at the door can sign in and with what, and what attendees see there. @experimental */
export const CheckInSettingsScreen = /* @__PURE__ */ withOrganizerRoot(CheckInSettingsEditor);
