import type { AgendaSpeaker } from '../speakers';
import type {
  AgendaAddition,
  AgendaSession,
  AgendaSettings,
  AgendaSettingsUpdate,
  SessionDraft,
  SessionImport,
  SessionStatus,
  SessionUpdate,
} from './entities';
import { endpoint } from '../../endpoint';
import type { SearchPage } from '../../paging';
import { needs } from '../../needs';
import * as answers from '../../generated/organizer/agenda';

export * from './entities';

/**
 * Read how the agenda looks, and its tracks, locations and tags. 002 §7 Agenda.
 * @calls 222
 * @experimental
 */
export const getAgendaSettings = endpoint<{
  params: { accountId: string; eventId: string };
  ok: AgendaSettings;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/settings',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  reads: answers.getAgendaSettings,
});

/**
 * Change how the agenda looks, or its tracks, locations and tags. Names are unique within their list, and what a session
 * uses can't be left out.
 * Fails: 4000 a name twice, 4022 still used by a session or a location smaller than a session's capacity, 4090. 002 §7 Agenda.
 * @calls 223
 * @experimental
 */
export const updateAgendaSettings = endpoint<{
  params: { accountId: string; eventId: string };
  body: AgendaSettingsUpdate;
  ok: AgendaSettings;
  fail: 4000 | 4022 | 4090;
}>()({
  method: 'PUT',
  path: '/agenda/accounts/:accountId/events/:eventId/settings',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  reads: answers.updateAgendaSettings,
});

/**
 * List sessions, by start. All members of the query must hold (002 §7 Agenda, 'GET sessions with query', which names none of them), an absent one does not matter.
 * - `search`: in title, description and speakers' names
 * - `day`: `YYYY-MM-DD` in the event's time zone
 * - `page` from 0, `size` default 50
 * @calls 224
 * @experimental
 */
export const listAgendaSessions = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** Words looked for in names and addresses, in any case; everything when absent. */
    search?: string;
    /** `YYYY-MM-DD` in the event’s zone; every day when absent. */
    day?: string;
    /** Only sessions of this track. */
    trackId?: string;
    /** Only sessions in this room or on this stage. */
    locationId?: string;
    /** Only sessions with this tag. */
    tagId?: string;
    /** Only sessions this person speaks at. */
    speakerId?: string;
    status?: SessionStatus;
    /** Only sessions with a picture, or without; all when absent. */
    virtual?: boolean;
    /** What rows are sorted by. */
    orderBy?: 'start' | 'title' | 'registered';
    /** Which end comes first. */
    sortOrder?: 'ASC' | 'DESC';
    /** From 0; the first one when absent. */
    page?: number;
    /** Rows on a page. */
    size?: number;
  };
  ok: SearchPage<AgendaSession>;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  reads: answers.listAgendaSessions,
});

/**
 * Read a session. Fails: 4046. 002 §7 Agenda.
 * @calls 225
 * @experimental
 */
export const getAgendaSession = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  ok: AgendaSession;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  reads: answers.getAgendaSession,
});

/**
 * Change a session.
 * Fails: 4000 a member is wrong, e.g. an unknown track; 4022 it overlaps another published session in its location or of
 * its speaker, or its capacity does not fit; 4046; 4090 changed meanwhile; 4091 no such change of status. 002 §7 Agenda.
 * @calls 226
 * @experimental
 */
export const updateAgendaSession = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  body: SessionUpdate;
  ok: AgendaSession;
  fail: 4000 | 4022 | 4046 | 4090 | 4091;
}>()({
  method: 'PUT',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  reads: answers.updateAgendaSession,
});

/**
 * Add a session under an id its editor made. The path has an id (002 §7 Agenda), so the same request sent twice adds one
 * session: the second is refused. Ids are letters, digits and hyphens, up to 64.
 * Fails: 4000 a member is wrong, 4022 as for a change, 4090 the id is taken, 4091 it can't begin cancelled.
 * @calls 227
 * @experimental
 */
export const createAgendaSession = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  body: SessionDraft;
  ok: AgendaSession;
  fail: 4000 | 4022 | 4090 | 4091;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  required: needs('title', 'start', 'end'),
  reads: answers.createAgendaSession,
});

/**
 * Delete a session with its registrations, ticket rule, media, video room, tools, feedback and measurements.
 * Fails: 4046. 002 §7 Agenda.
 * @calls 228
 * @experimental
 */
export const deleteAgendaSession = endpoint<{
  params: { accountId: string; eventId: string; sessionId: string };
  ok: null;
  fail: 4046;
}>()({
  method: 'DELETE',
  path: '/agenda/accounts/:accountId/events/:eventId/sessions/:sessionId',
  base: 'v2',
  auth: 'account',
});

/**
 * Add the sessions of a table as drafts, all or none. Fails: 4000 naming the row and column, e.g. `rows[3].start`.
 * 002 §7 Agenda.
 * @calls 229
 * @experimental
 */
export const importAgenda = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /**
     * @minItems 1
     * @maxItems 500
     */
    rows: SessionImport[];
  };
  ok: AgendaAddition;
  fail: 4000;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/import',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  required: needs('rows'),
  reads: answers.importAgenda,
});

/**
 * Copy sessions of another event of the account, or of the same one, as drafts without registrations. Their tracks,
 * locations, tags and speakers come along. Days move by `shiftDays`; by default so that the first day of one event becomes
 * that of the other. Fails: 4022 a copy would lie outside the event's days, 4040 unknown source, 4046. 002 §7 Agenda.
 * @calls 230
 * @experimental
 */
export const cloneAgenda = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /** Event whose agenda is copied. */
    sourceEventId: string;
    /** All of the source's sessions when absent. */
    sessionIds?: string[];
    /**
     * Days that everything is moved by; back when below 0.
     * @multipleOf 1
     */
    shiftDays?: number;
  };
  ok: AgendaAddition;
  fail: 4022 | 4040 | 4046;
}>()({
  method: 'POST',
  path: '/agenda/accounts/:accountId/events/:eventId/clone',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  required: needs('sourceEventId'),
  reads: answers.cloneAgenda,
});

/**
 * Delete several sessions with all that belongs to them, all or none. Fails: 4046 one of them is unknown.
 * 002 §7 Agenda.
 * @calls 231
 * @experimental
 */
export const removeAgendaSessions = endpoint<{
  params: { accountId: string; eventId: string };
  body: {
    /**
     * Sessions the agenda loses.
     * @minItems 1
     */
    sessionIds: string[];
  };
  ok: {
    /** How many sessions the agenda lost. */
    removed: number;
  };
  fail: 4046;
}>()({
  method: 'PUT',
  path: '/agenda/accounts/:accountId/events/:eventId/remove',
  base: 'v2',
  auth: 'account',
  chosenShape: true,
  required: needs('sessionIds'),
  reads: answers.removeAgendaSessions,
});

/**
 * Read a whole agenda for support, drafts and cancelled sessions among it, by start. `count` default 1000 (002 §9).
 * @calls 269
 * @experimental
 */
export const getSupportAgenda = endpoint<{
  params: { accountId: string; eventId: string };
  query: {
    /** The most sessions; 1000 when absent. */
    count?: number;
  };
  ok: {
    settings: AgendaSettings;
    sessions: AgendaSession[];
    speakers: AgendaSpeaker[];
    /** How many sessions the agenda has. */
    total: number;
  };
}>()({
  method: 'GET',
  path: '/admin/accounts/:accountId/events/:eventId/agenda',
  base: 'api',
  auth: 'support',
  chosen: true,
  chosenShape: true,
  reads: answers.getSupportAgenda,
});
