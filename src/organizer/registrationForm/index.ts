'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { RegistrationFormEditor } from './RegistrationFormScreen';

export { RegistrationFormView, type RegistrationFormViewProps } from './RegistrationFormView';
export type { RegistrationFormScreenProps } from './RegistrationFormScreen';

/** The questions attendees of an event answer, with the form buyers see beside them. @experimental */
export const RegistrationFormScreen = /* @__PURE__ */ withOrganizerRoot(RegistrationFormEditor);
