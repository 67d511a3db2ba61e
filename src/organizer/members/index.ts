'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { InvitationEmail } from './InvitationEmailScreen';
import { Invitation } from './InvitationScreen';
import { Members } from './MembersScreen';
import { Payer } from './PayerScreen';

export type { InvitationEmailScreenProps } from './InvitationEmailScreen';
export { InvitationEmailView } from './InvitationEmailView';
export type { InvitationScreenProps } from './InvitationScreen';
export { InvitationView } from './InvitationView';
export type { MembersScreenProps } from './MembersScreen';
export { MembersView } from './MembersView';
export type { PayerScreenProps } from './PayerScreen';
export { PayerView } from './PayerView';

/** Who works on an account's events: members, invitations and their promotion codes. @experimental */
export const MembersScreen = /* @__PURE__ */ withOrganizerRoot(Members);

/** How an account's invitations look, beside the mail that people get. @experimental */
export const InvitationEmailScreen = /* @__PURE__ */ withOrganizerRoot(InvitationEmail);

/** An invitation, for whoever got it: accepted or declined. @experimental */
export const InvitationScreen = /* @__PURE__ */ withOrganizerRoot(Invitation);

/** Who pays for an account. @experimental */
export const PayerScreen = /* @__PURE__ */ withOrganizerRoot(Payer);
