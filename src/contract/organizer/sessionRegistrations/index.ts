import { endpoint } from '../../endpoint';
import { needs } from '../../needs';
import type { SearchPage } from '../../paging';
import type {
  SessionChoice,
  SessionRefusal,
  SessionRegistration,
  SessionRegistrationSettings,
  SessionRegistrationStatus,
  SessionRegistrationUpdate,
  SessionRegistrationView,
  SessionTicketRule,
} from './entities';
import * as answers from '../../generated/organizer/sessionRegistrations';

export * from './entities';
export * from './statusEmails';

/**
 * Read who may register for sessions, and when. 002 §7 Agenda, session registration settings.
 * @calls 233
 * @experimental
 */
export const getSessionRegistrationSettings = endpoint<{
  params: { accountId: string; eventId: string };
  ok: SessionRegistrationSettings;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/sessionRegistrationSettings',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getSessionRegistrationSettings,
});

/**
 * Change who may register for sessions, and when; registrations made before stay.
 * Fails: 4000 `closes` is not after `opens`, 4090. 002 §7 Agenda.
 * @calls 234
 * @experimental
 */
export const updateSessionRegistrationSettings = endpoint<{
  params: { accountId: string; eventId: string };
  body: SessionRegistrationUpdate;
  ok: SessionRegistrationSettings;
  fail: 4000 | 4090;
}>()({
  method: 'PUT',
  path: '/agenda/accounts/:accountId/events/:eventId/sessionRegistrationSettings',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateSessionRegistrationSettings,
});

/**
 * List which ticket types open which sessions. 002 §7 Agenda, ticket rules.
 * @calls 235
 * @experimental
 */
export const getSessionTicketRules = endpoint<{
  params: { accountId: string; eventId: string };
  ok: { rules: SessionTicketRule[] };
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/ticketRules',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getSessionTicketRules,
});

/**
 * Replace the ticket rules of all sessions; registrations made before stay.
 * Fails: 4000 an unknown session or ticket type, a session twice. 002 §7 Agenda.
 * @calls 236
 * @experimental
 */
export const updateSessionTicketRules = endpoint<{
  params: { accountId: string; eventId: string };
  body: { rules: SessionTicketRule[] };
  ok: { rules: SessionTicketRule[] };
  fail: 4000;
}>()({
  method: 'PUT',
  path: '/agenda/accounts/:accountId/events/:eventId/ticketRules',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateSessionTicketRules,
});

/**
 * List registrations, oldest first; all members must hold. `search` looks in name, email and company. `sendEmail` (002 §7 names
 * it for reading, too): true, those whose status was sent by email; false, those still to be notified. `page` from 0, `size`
 * default 50.
 * @calls 237
 * @experimental
 */
export const listSessionRegistrations = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** With true attendees are notified by email; false when absent. */
    sendEmail?: boolean;
    /** Only of this session. */
    sessionId?: string;
    /** Only of this ticket. */
    ticketId?: string;
    status?: SessionRegistrationStatus;
    /** Words looked for in names and addresses, in any case; everything when absent. */
    search?: string;
    /** From 0; the first one when absent. */
    page?: number;
    /** Rows on a page. */
    size?: number;
  };
  ok: SearchPage<SessionRegistration>;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/registrations',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  reads: answers.listSessionRegistrations,
});

/**
 * Register tickets for sessions, all or none; who is registered already stays so. With `sendEmail` each attendee is notified.
 * Fails: 4012 a session is full, 4022 registration is closed, the ticket type does not open it, too many sessions or two
 * at one time, 4046 unknown session or ticket, 4091 the session is not published. 002 §7 Agenda.
 * @calls 238
 * @experimental
 */
export const registerForSessions = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** With true attendees are notified by email; false when absent. */
    sendEmail?: boolean;
  };
  body: {
    /**
     * @minItems 1
     * @maxItems 1000
     */
    registrations: SessionChoice[];
  };
  ok: {
    registrations: SessionRegistration[];
    /** How many people were written to. */
    emailed: number;
  };
  fail: 4012 | 4022 | 4046 | 4091;
}>()({
  method: 'PUT',
  path: '/agenda/accounts/:accountId/events/:eventId/registrations',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  required: needs('registrations'),
  reads: answers.registerForSessions,
});

/**
 * Give a ticket's place in a session back; the first of the waitlist gets it. With `sendEmail` both are notified.
 * Fails: 4046 it has no place there. 002 §7 Agenda.
 * @calls 239
 * @experimental
 */
export const unregisterFromSession = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** With true attendees are notified by email; false when absent. */
    sendEmail?: boolean;
    /** Session that is left. */
    sessionId: string;
    /** Ticket that leaves it. */
    ticketId: string;
  };
  ok: {
    /** Who came up from the waitlist. */
    promoted: SessionRegistration | null;
    /** How many people were written to. */
    emailed: number;
  };
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/agenda/accounts/:accountId/events/:eventId/registrations',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  required: needs('sessionId', 'ticketId'),
  reads: answers.unregisterFromSession,
});

/**
 * Register or unregister many tickets for many sessions, as far as it goes, and count the sessions anew. What could not be
 * done is told with its code. Without tickets it only counts. 120 s (002 §9, session registration action).
 * Fails: 4046 an unknown session. 002 §7 Agenda, sessionRegistrationViews; its verb is ours.
 * @calls 243
 * @experimental
 */
export const runSessionRegistrationAction = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /** Give places, or take them back. */
    action: 'REGISTER' | 'UNREGISTER';
    /**
     * Sessions the action is about.
     * @minItems 1
     */
    sessionIds: string[];
    /** Numbers of sold tickets. */
    ticketIds: string[];
    /** Wait where a session is full. Default: false. */
    waitlist?: boolean;
  };
  ok: {
    views: SessionRegistrationView[];
    /** How many tickets it was done for. */
    done: number;
    refused: SessionRefusal[];
  };
  fail: 4046;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/sessionRegistrationViews',
  base: 'v2',
  auth: 'account',
  timeout: 120_000,
  chosen: true,
  chosenShape: true,
  required: needs('action', 'sessionIds'),
  reads: answers.runSessionRegistrationAction,
});
