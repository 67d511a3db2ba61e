import { endpoint } from '../../endpoint';
import type { SessionStatusEmail, SessionStatusEmailUpdate } from './entities';
import * as answers from '../../generated/organizer/sessionRegistrations';

/**
 * Read the email that tells attendees their sessions. 002 §7 Agenda, statusEmail; its verb is ours.
 * @calls 240
 * @experimental
 */
export const getSessionStatusEmail = endpoint<{
  params: { accountId: string; eventId: string };
  ok: SessionStatusEmail;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/statusEmail',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getSessionStatusEmail,
});

/**
 * Change the email that tells attendees their sessions. Fails: 4000 a placeholder is unknown, 4090. 002 §7 Agenda.
 * @calls 240
 * @experimental
 */
export const updateSessionStatusEmail = endpoint<{
  params: { accountId: string; eventId: string };
  body: SessionStatusEmailUpdate;
  ok: SessionStatusEmail;
  fail: 4000 | 4090;
}>()({
  method: 'PUT',
  path: '/agenda/accounts/:accountId/events/:eventId/statusEmail',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateSessionStatusEmail,
});

/**
 * Send attendees the status of their sessions, one email each. Without members everybody registered gets one.
 * Fails: 4046 an unknown session. 002 §7 Agenda, sendRegistrationStatus; its verb is ours.
 * @calls 241
 * @experimental
 */
export const sendSessionRegistrationStatus = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /** Only attendees of these. */
    sessionIds?: string[];
    /** Numbers of the tickets to write to; all when absent. */
    ticketIds?: string[];
    /** Only those with a registration that was not sent yet. Default: false. */
    onlyUnsent?: boolean;
  };
  ok: {
    /** How many people were written to. */
    emailed: number;
    /** How many places the mails were about. */
    registrations: number;
  };
  fail: 4046;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/sendRegistrationStatus',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.sendSessionRegistrationStatus,
});
