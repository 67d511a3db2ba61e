import { endpoint } from '../../endpoint';
import type { FileDownload } from '../../endpoint';
import type { Direction, SearchPage } from '../../paging';
import type {
  AnalyticsPage,
  SessionAnalytics,
  CompanyAnalytics,
  AttendeeAnalytics,
  SessionFeedback,
} from './entities';
import * as answers from '../../generated/organizer/sessionAnalytics';

export * from './entities';

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
