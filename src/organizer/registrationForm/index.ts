import { organizerPart } from '../organizerPart';
import { RegistrationFormEditor } from './RegistrationFormScreen';

export { FormBuilderView, type FormBuilderViewProps } from './FormBuilderView';
export type { RegistrationFormScreenProps } from './RegistrationFormScreen';

/** The questions attendees of an event answer, with the form buyers see beside them. @experimental */
export const RegistrationFormScreen = /* @__PURE__ */ organizerPart(RegistrationFormEditor);
