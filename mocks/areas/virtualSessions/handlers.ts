import {
  addSessionModerator,
  createEngagementTool,
  deleteEngagementTool,
  getLivestreamResponse,
  getVideoServiceVersion,
  getVirtualSession,
  migrateVideoService,
  removeSessionModerator,
  setSessionProviderDetails,
  setSessionRequestType,
  setVideoServiceVersion,
} from '../../../src/contract';
import type { LivestreamResponse, MigrationSkip, VideoServiceVersion } from '../../../src/contract';
import { handle } from '../../handle';
import { agendaOf } from '../agenda/rules/agenda';
import { isSameName } from '../../rules/edits';
import { emailOf, httpsOf, textOf } from '../../rules/fields';
import {
  checkNotLive,
  checkQuestions,
  isLive,
  keepRoom,
  roomOf,
  roomsOf,
  serviceVersion,
  withTools,
} from './rules';

const versions: readonly VideoServiceVersion[] = ['NEWROW_VERSION_1', 'NEWROW_VERSION_2'];

export const virtualSessionsHandlers = [
  handle(getVirtualSession, ({ db, params }) => withTools(db, params.eventId, roomOf(db, params))),
  handle(addSessionModerator, ({ db, params, body }) => {
    const room = roomOf(db, params);
    const email = emailOf('email', body.email);
    const known = room.moderators.find((moderator) => isSameName(moderator.email, email));
    if (known) return known;
    const id = db.nextId('moderator');
    const joinUrl = `https://rooms.northlight.example/${params.sessionId}?moderator=${id}`;
    const moderator = { id, name: textOf('name', body.name), email, joinUrl };
    keepRoom(db, params.eventId, { ...room, moderators: [...room.moderators, moderator] });
    return moderator;
  }),
  handle(removeSessionModerator, ({ db, params, fail }) => {
    const room = roomOf(db, params);
    const moderators = room.moderators.filter(({ id }) => id !== params.moderatorId);
    if (moderators.length === room.moderators.length) fail(4046, 'The session has no such moderator.');
    keepRoom(db, params.eventId, { ...room, moderators });
    return null;
  }),
  handle(setSessionProviderDetails, ({ db, clock, params, body }) => {
    const room = roomOf(db, params);
    checkNotLive(db, params, clock.now());
    const provider = {
      providerType: body.providerType,
      joinUrl: httpsOf('joinUrl', body.joinUrl),
      ...(body.providerId === undefined ? {} : { providerId: body.providerId }),
    };
    return keepRoom(db, params.eventId, { ...room, provider });
  }),
  handle(setSessionRequestType, ({ db, clock, params, body: { requestType }, fail }) => {
    const room = roomOf(db, params);
    checkNotLive(db, params, clock.now());
    if (requestType === 'LIVESTREAM' && !room.provider) fail(4022, 'A livestream needs its provider first.');
    return keepRoom(db, params.eventId, { ...room, requestType });
  }),
  handle(createEngagementTool, ({ db, clock, params, body, fail }) => {
    roomOf(db, params);
    const { sessionId } = params;
    const { type } = body;
    const tools = db.rows('engagementTools', params.eventId);
    const questions = checkQuestions(type, body.questions ?? []);
    const isThere = tools.all().some((tool) => tool.sessionId === sessionId && tool.type === type);
    if (type !== 'QUIZ' && isThere) fail(4022, 'The session has one already.');
    const title = textOf('title', body.title);
    const createdDate = new Date(clock.now()).toISOString();
    return tools.add({ id: db.nextId('tool'), sessionId, type, title, questions, createdDate });
  }),
  handle(deleteEngagementTool, ({ db, params: { eventId, sessionId, toolId, accountId }, fail }) => {
    agendaOf(db, { accountId, eventId }).sessions.get(sessionId);
    const tools = db.rows('engagementTools', eventId);
    if (tools.get(toolId).sessionId !== sessionId) fail(4046, 'The session has no such tool.');
    tools.remove(toolId);
    for (const table of ['sessionChatMessages', 'quizAnswers'] as const) {
      const rows = db.rows(table, eventId);
      for (const row of rows.all()) if (row.toolId === toolId) rows.remove(row.id);
    }
    return null;
  }),
  handle(getVideoServiceVersion, ({ db, params }) => {
    const rooms = roomsOf(db, params);
    return {
      version: serviceVersion(db, params.eventId),
      sessions: versions.map((version) => ({
        version,
        count: rooms.filter((room) => room.videoServiceVersion === version).length,
      })),
    };
  }),
  handle(setVideoServiceVersion, ({ db, params, body: { version }, fail }) => {
    const rooms = roomsOf(db, params);
    const isBack =
      version === 'NEWROW_VERSION_1' && rooms.some((room) => room.videoServiceVersion === 'NEWROW_VERSION_2');
    if (isBack) fail(4091, 'There are sessions with version 2.');
    // Rooms that nobody touched yet keep the version they have now.
    for (const room of rooms) keepRoom(db, params.eventId, room);
    db.rows('videoServiceVersions', params.eventId).put({ id: params.eventId, version });
    return { version };
  }),
  handle(migrateVideoService, ({ db, clock, params, body }) => {
    const { sessions } = agendaOf(db, params);
    const chosen = [...new Set(body.sessionIds)].map((id) => sessions.get(id));
    const migrated: string[] = [];
    const skipped: MigrationSkip[] = [];
    for (const session of chosen) {
      const { id: sessionId, virtual } = session;
      const room = virtual ? roomOf(db, { ...params, sessionId }) : undefined;
      if (!room) skipped.push({ sessionId, reason: 'NOT_VIRTUAL' });
      else if (room.videoServiceVersion === 'NEWROW_VERSION_2')
        skipped.push({ sessionId, reason: 'ALREADY_MIGRATED' });
      else if (isLive(session, clock.now())) skipped.push({ sessionId, reason: 'IS_LIVE' });
      else {
        keepRoom(db, params.eventId, { ...room, videoServiceVersion: 'NEWROW_VERSION_2' });
        migrated.push(sessionId);
      }
    }
    return { migrated, skipped };
  }),
  handle(getLivestreamResponse, ({ db, clock, params, fail }) => {
    const { requestType, provider } = roomOf(db, params);
    if (requestType !== 'LIVESTREAM' || !provider) return fail(4022, 'It is no livestream.');
    const session = agendaOf(db, params).sessions.get(params.sessionId);
    const now = clock.now();
    const status = (): LivestreamResponse['status'] => {
      if (isLive(session, now)) return 'LIVE';
      return now >= Date.parse(session.end) ? 'ENDED' : 'WAITING';
    };
    const watching = db
      .rows('sessionVisits', params.eventId)
      .all()
      .filter(({ sessionId, joined, minutes }) => {
        const from = Date.parse(joined);
        return sessionId === session.id && now >= from && now < from + minutes * 60_000;
      });
    return {
      sessionId: session.id,
      status: status(),
      playbackUrl: provider.joinUrl,
      viewers: new Set(watching.map(({ ticketId }) => ticketId)).size,
    };
  }),
];
