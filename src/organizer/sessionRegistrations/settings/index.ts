import { organizerPart } from '../../organizerPart';
import { SessionRegistration } from './SessionRegistrationScreen';

export { SessionRegistrationView } from './SessionRegistrationView';
export type { SessionRegistrationScreenProps } from './SessionRegistrationScreen';

/** Who may register for sessions of an event, and when. @experimental */
export const SessionRegistrationScreen = /* @__PURE__ */ organizerPart(SessionRegistration);
