import {
  cloneAgenda,
  createAgendaSession,
  deleteAgendaSession,
  getAgendaSession,
  getAgendaSettings,
  getSupportAgenda,
  importAgenda,
  listAgendaSessions,
  removeAgendaSessions,
  updateAgendaSession,
  updateAgendaSettings,
} from '../../../src/contract';
import type { AgendaSession } from '../../../src/contract';
import { searchRows, type Db } from '../../db';
import { handle } from '../../handle';
import type { StoredSession } from './seed/stored';
import {
  agendaOf,
  checkVersion,
  removeSession,
  sent,
  toSessionResponse,
  toSessionsResponse,
  toSpeakersResponse,
  type AgendaPath,
} from './rules/agenda';
import { cloneSessions, importSessions } from './rules/additions';
import { dayOf } from '../../rules/days';
import { checkSession, checkStatus } from './rules/sessions';
import { checkSettings } from './rules/settings';
import { changedAt } from '../../rules/edits';
import { malformed } from '../../rules/fields';
import { promoteWaiting } from '../sessionRegistrations/rules/sessionRegistrations';

const plain: Omit<StoredSession, 'id' | 'title' | 'start' | 'end' | 'createdDate' | 'modified'> = {
  description: '',
  kind: 'TALK',
  status: 'DRAFT',
  trackId: null,
  locationId: null,
  tagIds: [],
  speakerIds: [],
  capacity: null,
  virtual: false,
  version: 1,
};

const sessionFields = [
  ...(['title', 'description', 'kind', 'status', 'start', 'end', 'trackId', 'locationId'] as const),
  ...(['tagIds', 'speakerIds', 'capacity', 'virtual'] as const),
];

const settingsFields = [
  ...(['published', 'defaultView', 'hourFormat', 'showSpeakers', 'showLocations'] as const),
  ...(['tracks', 'locations', 'tags'] as const),
];

/** The words a session is found by. */
function textOfSession(db: Db, path: AgendaPath): (session: AgendaSession) => string {
  const { speakers } = agendaOf(db, path);
  return ({ title, description, speakerIds }) =>
    [title, description, ...speakerIds.map((id) => nameOf(speakers.find(id)))].join('\n').toLowerCase();
}

const nameOf = (person: { firstName: string; lastName: string } | undefined) =>
  person ? `${person.firstName} ${person.lastName}` : '';

export const agendaHandlers = [
  handle(getAgendaSettings, ({ db, params }) => agendaOf(db, params).settings),
  handle(updateAgendaSettings, ({ db, clock, params, body: { version, ...changes } }) => {
    const agenda = agendaOf(db, params);
    checkVersion(agenda.settings, version);
    const settings = { ...agenda.settings, ...sent(changes, settingsFields) };
    checkSettings(settings, agenda.sessions.all());
    const modified = changedAt(clock, agenda.settings.modified);
    return db.rows('agendaSettings', params.eventId).put({ ...settings, modified, version: version + 1 });
  }),
  handle(listAgendaSessions, ({ db, params, query }) => {
    const { search, day, trackId, locationId, tagId, speakerId, status, virtual } = query;
    const { event, sessions } = agendaOf(db, params);
    const zone = event['time-zone-id'];
    const text = textOfSession(db, params);
    const wanted = search?.trim().toLowerCase();
    const { orderBy = 'start', sortOrder = 'ASC' } = query;
    return searchRows(
      toSessionsResponse(db, params.eventId, sessions.all()),
      { ...sent(query, ['page', 'size']), criteria: {}, orders: { [orderBy]: sortOrder } },
      {
        size: 50,
        matches: (session) =>
          (!wanted || text(session).includes(wanted)) &&
          (!day || dayOf(session.start, zone) === day) &&
          (!trackId || session.trackId === trackId) &&
          (!locationId || session.locationId === locationId) &&
          (!tagId || session.tagIds.includes(tagId)) &&
          (!speakerId || session.speakerIds.includes(speakerId)) &&
          (!status || session.status === status) &&
          (virtual === undefined || session.virtual === virtual),
        sortBy: {
          start: (session: AgendaSession) => Date.parse(session.start),
          title: (session: AgendaSession) => session.title,
          registered: (session: AgendaSession) => session.registered,
        },
      },
    );
  }),
  handle(getAgendaSession, ({ db, params }) =>
    toSessionResponse(db, params, agendaOf(db, params).sessions.get(params.sessionId)),
  ),
  handle(createAgendaSession, ({ db, clock, params, body, fail }) => {
    const agenda = agendaOf(db, params);
    const { sessionId: id } = params;
    if (!/^[\w-]{1,64}$/.test(id)) throw malformed('sessionId', 'Letters, digits and hyphens, up to 64.');
    if (agenda.sessions.find(id)) fail(4090, 'There is a session with this id.');
    if (body.status === 'CANCELLED') fail(4091, 'A session can’t begin cancelled.');
    const now = changedAt(clock);
    const session = { ...plain, ...sent(body, sessionFields), id, createdDate: now, modified: now };
    checkSession(session, agenda, 0);
    return toSessionResponse(db, params, agenda.sessions.add(session));
  }),
  handle(updateAgendaSession, ({ db, clock, params, body: { version, ...changes } }) => {
    const agenda = agendaOf(db, params);
    const before = toSessionResponse(db, params, agenda.sessions.get(params.sessionId));
    checkVersion(before, version);
    const { registered, ...session } = { ...before, ...sent(changes, sessionFields) };
    checkStatus(before.status, session.status, registered);
    checkSession(session, agenda, registered);
    const modified = changedAt(clock, before.modified);
    const changed = agenda.sessions.put({ ...session, modified, version: version + 1 });
    promoteWaiting(db, params, changed.id);
    return toSessionResponse(db, params, changed);
  }),
  handle(deleteAgendaSession, ({ db, params }) => {
    agendaOf(db, params);
    removeSession(db, params.eventId, params.sessionId);
    return null;
  }),
  handle(importAgenda, ({ db, clock, params, body }) =>
    importSessions(db, params, body.rows, changedAt(clock)),
  ),
  handle(cloneAgenda, ({ db, clock, params, body, fail }) => {
    if (!db.hasEvent(body.sourceEventId)) fail(4040, 'There is no such event to copy from.');
    return cloneSessions(db, params, body, changedAt(clock));
  }),
  handle(removeAgendaSessions, ({ db, params, body }) => {
    const { sessions } = agendaOf(db, params);
    const ids = new Set(body.sessionIds.map((id) => sessions.get(id).id));
    for (const id of ids) removeSession(db, params.eventId, id);
    return { removed: ids.size };
  }),
  handle(getSupportAgenda, ({ db, params, query: { count = 1000 } }) => {
    const agenda = agendaOf(db, params);
    const sessions = toSessionsResponse(db, params.eventId, agenda.sessions.all());
    return {
      settings: agenda.settings,
      sessions: sessions.slice(0, Math.min(1000, Math.max(1, Math.trunc(count)))),
      speakers: toSpeakersResponse(agenda),
      total: sessions.length,
    };
  }),
];
