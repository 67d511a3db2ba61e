import type { AudienceFilter } from './emails/entities';
import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import type { SearchPage } from '../paging';
import * as answers from '../generated/organizer/rtaMessages';

/** A message to attendees as it is sent. Its members are ours. @experimental */
export interface RtaMessageDraft {
  /**
   * First line of the notification; plain text.
   * @minLength 1
   * @maxLength 65
   */
  title: string;
  /**
   * Plain text.
   * @minLength 1
   * @maxLength 240
   */
  text: string;
  /** Everybody who is registered when absent. */
  audienceFilter?: AudienceFilter;
}

/** A message that attendees got at once, as a notification of the event's app ("rta" of 002 §7; the reading is ours). @experimental */
export interface RtaMessage {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** First line of the notification; plain text. */
  title: string;
  /** Body of the notification; plain text. */
  text: string;
  audienceFilter: AudienceFilter;
  /** How many people it went to. */
  audienceCount: number;
  /** Email address of whoever sent it. */
  sentBy: string;
  sentDate: Instant;
}

/**
 * The messages an event's attendees got, the newest first. 500 on a page when `size` is absent (002 §9 Lists).
 * 002 §7 Other, rta messages.
 * @calls 381
 * @experimental
 */
export const getRtaMessageHistory = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** From 0. */
    page?: number;
    /** The most messages, newest first. */
    size?: number;
  };
  ok: SearchPage<RtaMessage>;
}>()({
  method: 'GET',
  path: '/organizer/accounts/:accountId/events/:eventId/rta/messages/history',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getRtaMessageHistory,
});

/**
 * Count whom a message would reach: people, not tickets. Fails: 4000 an unknown ticket type. 002 §7 Other, rta messages.
 * @calls 382
 * @experimental
 */
export const countRtaAudience = endpoint<{
  params: { accountId: string; eventId: string };
  body: { audienceFilter?: AudienceFilter };
  ok: {
    /** People the message would reach at this moment. */
    count: number;
  };
  fail: 4000;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/rta/messages/audience/count',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.countRtaAudience,
});

/**
 * Send a message to attendees at once. It uses up one of the event's push notifications. Fails: 4000 a member is malformed, or an
 * unknown ticket type; 4022 nobody is in the audience; 4091 the event's push quota is used up. 002 §6, §7 Other, rta messages.
 * @calls 383
 * @experimental
 */
export const sendRtaMessage = endpoint<{
  params: { accountId: string; eventId: string };
  body: RtaMessageDraft;
  ok: RtaMessage;
  fail: 4000 | 4022 | 4091;
}>()({
  method: 'POST',
  path: '/organizer/accounts/:accountId/events/:eventId/rta/messages/send',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.sendRtaMessage,
});

/**
 * Take a message out of the history and off the attendees' screens. The push notification stays used. Fails: 4046.
 * 002 §7 Other, rta messages.
 * @calls 384
 * @experimental
 */
export const deleteRtaMessage = endpoint<{
  params: { accountId: string; eventId: string; messageId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/organizer/accounts/:accountId/events/:eventId/rta/messages/:messageId',
  base: 'api',
  auth: 'account',
  chosen: true,
});
