import type { AgendaSession, AgendaSettings, AgendaSpeaker, EventInfo } from '../../../../src/contract';
import { compare, type Db, type Rows } from '../../../db';
import { Refusal } from '../../../db/refusal';
import type { StoredSession, StoredSpeaker } from '../seed/stored';

/** The path every agenda call has. */
export interface AgendaPath {
  accountId: string;
  eventId: string;
}

/** An event's agenda: what its calls work on. */
export interface Agenda {
  event: EventInfo;
  sessions: Rows<StoredSession>;
  speakers: Rows<StoredSpeaker>;
  settings: AgendaSettings;
}

/** Refuses with 4046 when the event is another account's. */
export const agendaOf = (db: Db, { accountId, eventId }: AgendaPath): Agenda => {
  const { event } = db.of(eventId).world;
  return {
    event: event['account-id'] === accountId ? event : db.rows('events', accountId).get(eventId),
    sessions: db.rows('agendaSessions', eventId),
    speakers: db.rows('agendaSpeakers', eventId),
    settings: db.rows('agendaSettings', eventId).find(eventId) ?? newSettings(eventId),
  };
};

/** What an event has whose agenda nobody touched yet. */
const newSettings = (id: string): AgendaSettings => ({
  id,
  published: false,
  defaultView: 'LIST',
  hourFormat: '12H',
  showSpeakers: true,
  showLocations: true,
  tracks: [],
  locations: [],
  tags: [],
  modified: '1970-01-01T00:00:00.000Z',
  version: 1,
});

/** Registered people by session, the waitlist not counted. */
function registeredCounts(db: Db, eventId: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { sessionId, status } of db.rows('sessionRegistrations', eventId).all())
    if (status === 'REGISTERED') counts.set(sessionId, (counts.get(sessionId) ?? 0) + 1);
  return counts;
}

/** Sessions as they are answered, by start. */
export function toSessionsResponse(
  db: Db,
  eventId: string,
  sessions: readonly StoredSession[],
): AgendaSession[] {
  const counts = registeredCounts(db, eventId);
  return sessions
    .map((session) => ({ ...session, registered: counts.get(session.id) ?? 0 }))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start) || compare(a.id, b.id));
}

/** One session as it is answered. Refuses with 4046. */
export function toSessionResponse(db: Db, { eventId }: AgendaPath, session: StoredSession): AgendaSession {
  return { ...session, registered: registeredCounts(db, eventId).get(session.id) ?? 0 };
}

/** Speakers in their order, with the sessions they speak in. */
export function toSpeakersResponse({ sessions, speakers }: Agenda): AgendaSpeaker[] {
  const byStart = sessions.all().sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return speakers.all().map((speaker) => ({
    ...speaker,
    sessionIds: byStart.filter((one) => one.speakerIds.includes(speaker.id)).map(({ id }) => id),
  }));
}

/** Everything that belongs to a session and goes with it. */
const tablesOfSessions = [
  ...(['sessionRegistrations', 'sessionTicketRules', 'sessionAssets', 'sessionCaptions'] as const),
  ...(['virtualSessions', 'engagementTools', 'sessionVisits', 'sessionFeedback'] as const),
  ...(['sessionChatMessages', 'quizAnswers'] as const),
];

/** Refuses with 4046. */
export function removeSession(db: Db, eventId: string, sessionId: string): void {
  db.rows('agendaSessions', eventId).remove(sessionId);
  for (const table of tablesOfSessions) {
    const rows = db.rows(table, eventId);
    for (const row of rows.all()) if (row.sessionId === sessionId) rows.remove(row.id);
  }
}

/** Refuses with 4090 when the version is not the one the editor read. */
export function checkVersion(row: { version: number }, version: number): void {
  if (row.version !== version)
    throw new Refusal(4090, 'Somebody else changed it meanwhile; nothing was saved.');
}

/** A new id where editors choose ids of their own, too. */
export function freeId(db: Db, prefix: string, taken: { find(id: string): unknown }): string {
  let id = db.nextId(prefix);
  while (taken.find(id) !== undefined) id = db.nextId(prefix);
  return id;
}

type Sent<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** Those of the members that were sent; whatever else a body has stays out. */
export function sent<T extends object, Key extends keyof T>(
  body: T,
  keys: readonly Key[],
): Sent<Pick<T, Key>> {
  const given = keys.filter((key) => body[key] !== undefined).map((key) => [key, body[key]]);
  return Object.fromEntries(given) as Sent<Pick<T, Key>>;
}
