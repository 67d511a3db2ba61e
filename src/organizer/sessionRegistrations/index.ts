'use client';
import { withOrganizerRoot } from '../withOrganizerRoot';
import { SessionRegistrations } from './SessionRegistrationsScreen';
import { StatusEmail } from './StatusEmailScreen';

export type { SessionRegistrationsScreenProps } from './SessionRegistrationsScreen';
export type { SessionStatusEmailScreenProps } from './StatusEmailScreen';

/** Who has a place in which session of an event. 002 §7 Agenda. @experimental */
export const SessionRegistrationsScreen = /* @__PURE__ */ withOrganizerRoot(SessionRegistrations);
/** The email that lists attendees' sessions. 002 §7 Agenda. @experimental */
export const SessionStatusEmailScreen = /* @__PURE__ */ withOrganizerRoot(StatusEmail);
