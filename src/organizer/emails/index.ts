'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { EditEmail } from './EmailEditor';
import { Emails } from './EmailsScreen';

export type { EmailEditorProps } from './EmailEditor';
export { EmailEditorView } from './EmailEditorView';
export type { EmailsScreenProps } from './EmailsScreen';
export { EmailsView } from './EmailsView';
export type { EmailLinks } from './links';

/** The email campaigns of an event: found, begun, turned on and off, copied and deleted. @experimental */
export const EmailsScreen = /* @__PURE__ */ withOrganizerRoot(Emails);

/** One email campaign: what it says, who gets it and when, and what went out of it. @experimental */
export const EmailEditor = /* @__PURE__ */ withOrganizerRoot(EditEmail);
