import type { Instant } from '../../entities';

/** Who may register for sessions, and when. 002 §2 session registration settings; the members are ours. @experimental */
export interface SessionRegistrationSettings {
  /** The event's. */
  id: string;
  /** Attendees may register for sessions. */
  enabled: boolean;
  /** `null`: at once. */
  opens: Instant | null;
  /** `null`: until each session ends. */
  closes: Instant | null;
  /**
   * Sessions one ticket may have, the waitlist not counted; `null` is unlimited.
   * @minimum 1
   * @multipleOf 1
   */
  maxSessions: number | null;
  /** One ticket may have sessions at the same time. */
  allowOverlap: boolean;
  /** A full session has a waitlist. */
  waitlist: boolean;
  modified: Instant;
  /** Counts its changes; from 1. */
  version: number;
}

/** Changes of the settings; what is absent stays. @experimental */
export interface SessionRegistrationUpdate extends Partial<
  Omit<SessionRegistrationSettings, 'id' | 'modified' | 'version'>
> {
  /** The version the editor began with: when it is no longer that, nothing is saved (4090). */
  version: number;
}

/** Which ticket types open a session; a session without a rule is open to all. @experimental */
export interface SessionTicketRule {
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /**
   * Ticket types that open the session.
   * @minItems 1
   */
  ticketTypeIds: string[];
}

/** Ours. The first of the waitlist becomes registered when a place is given back. @experimental */
export type SessionRegistrationStatus = 'REGISTERED' | 'WAITLISTED';

/** A ticket's place in a session. @experimental */
export interface SessionRegistration {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** Number of a sold ticket, as on the ticket itself. */
  ticketId: string;
  /** Given and family name of whoever the ticket admits. */
  attendeeName: string;
  /** Email address. */
  email: string;
  /** `null` when the attendee gave none. */
  company: string | null;
  status: SessionRegistrationStatus;
  createdDate: Instant;
  /** When its status was last sent by email; `null` before. */
  emailedDate: Instant | null;
}

/** A ticket that is to have a place in a session. @experimental */
export interface SessionChoice {
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** Number of a sold ticket, as on the ticket itself. */
  ticketId: string;
  /** Wait when the session is full. Default: false, a full session refuses with 4012. */
  waitlist?: boolean;
}

/**
 * The email that tells attendees what they are registered for. `{{attendeeName}}`, `{{eventName}}` and `{{sessions}}` are
 * filled in when it is sent.
 * @experimental
 */
export interface SessionStatusEmail {
  /** The event's. */
  id: string;
  /** Name beside the sender’s address in a mail box. */
  fromName: string;
  /**
   * As the recipient’s mail box shows it; placeholders are filled in.
   * @minLength 1
   * @maxLength 200
   */
  subject: string;
  /** HTML. */
  body: string;
  modified: Instant;
  /** Counts its changes; from 1. */
  version: number;
}

/** Changes of the email; what is absent stays. @experimental */
export interface SessionStatusEmailUpdate extends Partial<
  Omit<SessionStatusEmail, 'id' | 'modified' | 'version'>
> {
  /** The version the editor began with: when it is no longer that, nothing is saved (4090). */
  version: number;
}

/** A session as the registration screen counts it. @experimental */
export interface SessionRegistrationView {
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** As in the agenda. */
  title: string;
  /** `null` is unlimited. */
  capacity: number | null;
  /** Tickets with a place. */
  registered: number;
  /** Tickets that wait for a place. */
  waitlisted: number;
  /** Places left; `null` is unlimited. */
  left: number | null;
}

/** Something a registration action could not do. @experimental */
export interface SessionRefusal {
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** Number of a sold ticket, as on the ticket itself. */
  ticketId: string;
  /** One of `errorCodes`. */
  code: number;
  /** What the code means here, in words. */
  message: string;
}
