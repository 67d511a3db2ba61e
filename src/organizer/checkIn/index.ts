'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { CheckIn } from './CheckInScreen';
import { CheckInSettingsEditor } from './CheckInSettingsScreen';

export type { CheckInScreenProps } from './CheckInScreen';
export type { CheckInSettingsScreenProps } from './CheckInSettingsScreen';
export { CheckInSettingsView } from './CheckInSettingsView';

/** Whether devices at the door can sign in and with what, and what attendees see there. @experimental */
export const CheckInSettingsScreen = /* @__PURE__ */ withOrganizerRoot(CheckInSettingsEditor);

/** A door of the event: tickets are scanned or typed, on- and offline. @experimental */
export const CheckInScreen = /* @__PURE__ */ withOrganizerRoot(CheckIn);
