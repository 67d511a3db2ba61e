'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { ConfirmationSettings } from './ConfirmationSettingsScreen';
export type { ConfirmationSettingsScreenProps } from './ConfirmationSettingsScreen';
export { ConfirmationSettingsView } from './ConfirmationSettingsView';

/** How the screen after registration looks and what it says, with the screen beside it. @experimental */
export const ConfirmationSettingsScreen = /* @__PURE__ */ withOrganizerRoot(ConfirmationSettings);
