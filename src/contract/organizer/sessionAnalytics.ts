import { endpoint, type FileDownload } from '../endpoint';
import type { Instant } from '../entities';
import type { Direction, SearchPage } from '../paging';
import * as answers from '../generated/organizer/sessionAnalytics';

/** A stretch of a longer list. @experimental */
export interface AnalyticsPage<T> {
  /** In the order asked for; empty past the end of the list. */
  items: T[];
  /** How many there are on the whole list. */
  total: number;
  /** Rows before the first one here. */
  offset: number;
  /** The most rows of this answer. */
  limit: number;
}

/** How a session was received. @experimental */
export interface SessionAnalytics {
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** As in the agenda. */
  title: string;
  start: Instant;
  /** Tickets with a place, the waiting list not counted. */
  registered: number;
  /** People who were there or watched. */
  attended: number;
  /** Attended of registered, percent with one decimal; `null` when nobody was registered. */
  attendanceRate: number | null;
  /** Minutes all of them stayed, together. */
  minutes: number;
  /** Minutes one of them stayed, with one decimal; `null` when nobody came. */
  averageMinutes: number | null;
  /** Written in its chat, deleted ones not counted. */
  chatMessages: number;
  /** How many people rated it. */
  feedbackCount: number;
  /** Mean of the rates 1 to 5, with one decimal; `null` without feedback. */
  averageRate: number | null;
}

/** What the people of one company did. @experimental */
export interface CompanyAnalytics {
  /** As attendees wrote it; those without one are not listed. */
  company: string;
  /** Tickets of its people. */
  attendees: number;
  /** Places in sessions that its people have. */
  registrations: number;
  /** Visits of its people, each session counted for each. */
  sessionsAttended: number;
  /** How long its people stayed, together. */
  minutes: number;
}

/** What one attendee did. @experimental */
export interface AttendeeAnalytics {
  /** Number of a sold ticket, as on the ticket itself. */
  ticketId: string;
  /** Given and family name of whoever the ticket admits. */
  attendeeName: string;
  /** Email address. */
  email: string;
  /** As the attendee wrote it; `null` when none was given. */
  company: string | null;
  /** Sessions the attendee has a place in. */
  registrations: number;
  /** Sessions the attendee came to or watched. */
  sessionsAttended: number;
  /** How long the attendee stayed in all sessions. */
  minutes: number;
  /** Written in chats of all sessions. */
  chatMessages: number;
  /** Quiz answers given, and how many of them were right. */
  quizAnswers: number;
  /** Quiz answers that were right. */
  rightAnswers: number;
}

/** What an attendee said about a session. @experimental */
export interface SessionFeedback {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** Session of the agenda it belongs to. */
  sessionId: string;
  /** Number of a sold ticket, as on the ticket itself. */
  ticketId: string;
  /** Given and family name of whoever the ticket admits. */
  attendeeName: string;
  /** 1 to 5. */
  rate: number;
  /** As written by the attendee; empty without words. */
  comment: string;
  createdDate: Instant;
}

/**
 * List what became of each session. `offset` default 0, `limit` default 25, up to 1000; `orderBy` default `start`, ascending.
 * 002 §7 Agenda, analytics.
 * @calls 244
 * @experimental
 */
export const getSessionAnalytics = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Rows before the first one; 0 when absent. */
    offset?: number;
    /** The most rows of one answer. */
    limit?: number;
    /** What rows are sorted by. */
    orderBy?: 'start' | 'title' | 'registered' | 'attended' | 'minutes' | 'averageRate';
    sortOrder?: Direction;
  };
  ok: AnalyticsPage<SessionAnalytics>;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/analytics/session',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getSessionAnalytics,
});

/**
 * List what the people of each company did. `offset` default 0, `limit` default 25, up to 1000; `orderBy` default `company`,
 * ascending. 002 §7 Agenda, analytics.
 * @calls 245
 * @experimental
 */
export const getCompanyAnalytics = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Rows before the first one; 0 when absent. */
    offset?: number;
    /** The most rows of one answer. */
    limit?: number;
    /** What rows are sorted by. */
    orderBy?: 'company' | 'attendees' | 'registrations' | 'sessionsAttended' | 'minutes';
    sortOrder?: Direction;
  };
  ok: AnalyticsPage<CompanyAnalytics>;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/analytics/companyAnalytics',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getCompanyAnalytics,
});

/**
 * List what each attendee with a session did. `offset` default 0, `limit` default 25, up to 1000; `orderBy` default
 * `attendeeName`, ascending. 002 §7 Agenda, analytics.
 * @calls 246
 * @experimental
 */
export const getAttendeeAnalytics = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Rows before the first one; 0 when absent. */
    offset?: number;
    /** The most rows of one answer. */
    limit?: number;
    /** What rows are sorted by. */
    orderBy?: 'attendeeName' | 'registrations' | 'sessionsAttended' | 'minutes' | 'chatMessages';
    sortOrder?: Direction;
  };
  ok: AnalyticsPage<AttendeeAnalytics>;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/analytics/attendeeAnalytics',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getAttendeeAnalytics,
});

/**
 * Download the answers given in quizzes, of one session or of all. Fails: 4046 unknown session. 002 §7 Agenda, exports.
 * @calls 247
 * @experimental
 */
export const exportQuizzes = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Only of this session; of all when absent. */
    sessionId?: string;
  };
  ok: FileDownload;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/export/quizzes',
  base: 'v2',
  auth: 'account',
  chosen: true,
  answers: 'xlsx',
});

/**
 * Download what was said in chats, of one session or of all. 90 s (002 §9). Fails: 4046 unknown session. 002 §7 Agenda, exports.
 * @calls 248
 * @experimental
 */
export const exportChats = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Only of this session; of all when absent. */
    sessionId?: string;
  };
  ok: FileDownload;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/export/chats',
  base: 'v2',
  auth: 'account',
  timeout: 90_000,
  chosen: true,
  answers: 'csv',
});

/**
 * Download the feedback, of one session or of all. Fails: 4046 unknown session. 002 §7 Agenda, exports.
 * @calls 249
 * @experimental
 */
export const exportFeedback = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Only of this session; of all when absent. */
    sessionId?: string;
  };
  ok: FileDownload;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/export/feedback',
  base: 'v2',
  auth: 'account',
  chosen: true,
  answers: 'xlsx',
});

/**
 * Download what each attendee with a session did. 002 §7 Agenda, exports.
 * @calls 250
 * @experimental
 */
export const exportAttendeeAnalytics = endpoint<{
  params: { accountId: string; eventId: string };
  ok: FileDownload;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/export/attendeeAnalytics',
  base: 'v2',
  auth: 'account',
  chosen: true,
  answers: 'xlsx',
});

/**
 * Download what became of every session. 1,000,000 ms (002 §9). 002 §7 Agenda, exports.
 * @calls 251
 * @experimental
 */
export const exportAgendaAnalytics = endpoint<{
  params: { accountId: string; eventId: string };
  ok: FileDownload;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/export/agendaAnalytics',
  base: 'v2',
  auth: 'account',
  timeout: 1_000_000,
  chosen: true,
  answers: 'xlsx',
});

/**
 * List feedback, the lowest rate first. `page` from 0, `pageSize` default 8, `sort` default `rate`, `order` default
 * `ascending` (002 §7 Agenda, feedback; the names of the members are ours). Fails: 4046 unknown session.
 * @calls 252
 * @experimental
 */
export const listSessionFeedback = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Only of this session; of all when absent. */
    sessionId?: string;
    /** From 0; the first one when absent. */
    page?: number;
    /** Rows on a page. */
    pageSize?: number;
    /** What rows are sorted by. */
    sort?: 'rate' | 'createdDate';
    /** Which end comes first. */
    order?: 'ascending' | 'descending';
  };
  ok: SearchPage<SessionFeedback>;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/feedback',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.listSessionFeedback,
});
