'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { SupportAccount } from './SupportAccount';
import { SupportEvent } from './SupportEvent';
import { SupportPerson } from './SupportPerson';

export { ActingBar, type ActingBarProps } from './ActingBar';
export { ActionList, type SupportAction } from './ActionList';
export { ChangeDialog, type ChangeDialogProps } from './ChangeDialog';
export { ReasonChange } from './changes';
export { FindForm } from './FindForm';
export { StopActingScreen, type StopActingScreenProps } from './StopActingScreen';
export { SupportPage } from './SupportPage';
export type { SupportAccountScreenProps } from './SupportAccount';
export type { SupportEventScreenProps } from './SupportEvent';

/** An account, for the platform's support staff: its agreement, what it includes, and its features. @experimental */
export const SupportAccountScreen = /* @__PURE__ */ withOrganizerRoot(SupportAccount);

/** An event, for the platform's support staff: flags, quota, emails, agenda. @experimental */
export const SupportEventScreen = /* @__PURE__ */ withOrganizerRoot(SupportEvent);

/** An email address, for the platform's support staff: whether it gets emails and is verified. @experimental */
export const SupportPersonScreen = /* @__PURE__ */ withOrganizerRoot(SupportPerson);
