import type { AgendaAddition, AgendaSettings, Instant, SessionImport } from '../../../../src/contract';
import type { Db } from '../../../db';
import { Refusal } from '../../../db/refusal';
import type { StoredSession, StoredSpeaker } from '../seed/stored';
import { newSpeaker } from './speakers';
import { agendaOf, freeId, toSessionsResponse, type Agenda, type AgendaPath } from './agenda';
import { dayOf, daysBetween, momentOf, moveDays } from '../../../rules/days';
import { checkSession } from './sessions';
import { isSameName } from '../../../rules/edits';
import { emailOf, malformed, textOf } from '../../../rules/fields';

const trackColors = ['#1f4e5f', '#b4552d', '#5b4b8a', '#3f6b3a', '#8a3b52', '#2f5aa8'];

/** Sessions on their way into an agenda. Nothing is saved before all of them are checked. */
interface Plan {
  settings: AgendaSettings;
  speakers: StoredSpeaker[];
  sessions: StoredSession[];
}

const planFor = ({ settings, speakers }: Agenda): Plan => ({
  settings: structuredClone(settings),
  speakers: speakers.all(),
  sessions: [],
});

interface Additions {
  db: Db;
  eventId: string;
  now: Instant;
}

const nameOf = ({ firstName, lastName }: Omit<StoredSpeaker, 'id'>) => `${firstName} ${lastName}`;

type NewSession = Omit<StoredSession, 'id' | 'createdDate' | 'modified' | 'version' | 'status'>;

function commit(db: Db, path: AgendaPath, plan: Plan, now: Instant): AgendaAddition {
  const { eventId } = path;
  const before = agendaOf(db, path);
  const added = {
    speakers: plan.speakers.length - before.speakers.all().length,
    tracks: plan.settings.tracks.length - before.settings.tracks.length,
    locations: plan.settings.locations.length - before.settings.locations.length,
  };
  const isChanged = JSON.stringify(plan.settings) !== JSON.stringify(before.settings);
  if (isChanged)
    db.rows('agendaSettings', eventId).put({
      ...plan.settings,
      modified: now,
      version: plan.settings.version + 1,
    });
  for (const speaker of plan.speakers) before.speakers.put(speaker);
  for (const session of plan.sessions) before.sessions.add(session);
  return { sessions: toSessionsResponse(db, eventId, plan.sessions), added };
}

function draft({ db, eventId, now }: Additions, session: NewSession): StoredSession {
  return {
    ...session,
    id: freeId(db, 'session', db.rows('agendaSessions', eventId)),
    status: 'DRAFT',
    createdDate: now,
    modified: now,
    version: 1,
  };
}

/** Checked as if what is planned were there already. */
function check(session: StoredSession, plan: Plan, { event, sessions, speakers }: Agenda): void {
  const planned = { ...speakers, find: (id: string | number) => plan.speakers.find((one) => one.id === id) };
  checkSession(session, { event, sessions, settings: plan.settings, speakers: planned }, 0);
}

/** Adds the rows of a table as drafts. Refuses with 4000 and the member of the row. */
export function importSessions(
  db: Db,
  path: AgendaPath,
  rows: readonly SessionImport[],
  now: Instant,
): AgendaAddition {
  const agenda = agendaOf(db, path);
  const zone = agenda.event['time-zone-id'];
  const plan = planFor(agenda);
  for (const [index, row] of rows.entries()) {
    const at = `rows[${index}]`;
    const session = draft(
      { db, eventId: path.eventId, now },
      {
        title: textOf(`${at}.title`, row.title),
        description: row.description ?? '',
        kind: row.kind ?? 'TALK',
        start: momentOf(`${at}.start`, row.start, zone),
        end: momentOf(`${at}.end`, row.end, zone),
        trackId: row.track ? trackNamed(db, plan, row.track) : null,
        locationId: row.location ? locationNamed(db, plan, row.location) : null,
        tagIds: [],
        speakerIds: (row.speakers ?? []).map((speaker, index) => {
          const email = emailOf(`${at}.speakers[${index}].email`, speaker.email);
          return speakerOf(db, plan, { ...newSpeaker, ...speaker, email });
        }),
        capacity: row.capacity ?? null,
        virtual: false,
      },
    );
    inRow(at, () => check(session, plan, agenda));
    plan.sessions.push(session);
  }
  return commit(db, path, plan, now);
}

/** A rule that is broken in a row names the row. */
function inRow(at: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw malformed(error.wrong ? `${at}.${error.wrong.field}` : at, error.wrong?.error ?? error.text);
  }
}

const freeIn = (db: Db, prefix: string, list: readonly { id: string }[]) =>
  freeId(db, prefix, { find: (wanted) => list.find(({ id }) => id === wanted) });

const named = <T extends { name: string }>(list: readonly T[], name: string) =>
  list.find((one) => isSameName(one.name, name));

function trackNamed(db: Db, { settings }: Plan, name: string, color?: string): string {
  const known = named(settings.tracks, name);
  if (known) return known.id;
  const track = {
    id: freeIn(db, 'track', settings.tracks),
    name: name.trim(),
    color: color ?? trackColors[settings.tracks.length % trackColors.length] ?? '#1f4e5f',
  };
  settings.tracks.push(track);
  return track.id;
}

function locationNamed(db: Db, { settings }: Plan, name: string, capacity: number | null = null): string {
  const known = named(settings.locations, name);
  if (known) return known.id;
  const location = { id: freeIn(db, 'location', settings.locations), name: name.trim(), capacity };
  settings.locations.push(location);
  return location.id;
}

function tagNamed(db: Db, { settings }: Plan, name: string): string {
  const known = named(settings.tags, name);
  if (known) return known.id;
  const tag = { id: freeIn(db, 'tag', settings.tags), name };
  settings.tags.push(tag);
  return tag.id;
}

/** Speakers are known by their email; who has none, by their name. */
function speakerOf(db: Db, { speakers }: Plan, speaker: Omit<StoredSpeaker, 'id'>): string {
  const known = speakers.find((other) =>
    speaker.email === ''
      ? isSameName(nameOf(other), nameOf(speaker))
      : isSameName(other.email, speaker.email),
  );
  if (known) return known.id;
  const id = freeIn(db, 'speaker', speakers);
  speakers.push({ ...speaker, id, version: 1 });
  return id;
}

/** What a clone is requested. */
export interface CloneRequest {
  sourceEventId: string;
  sessionIds?: string[] | undefined;
  shiftDays?: number | undefined;
}

/** Copies sessions as drafts. Refuses with 4022 when one would lie outside the event's days, and with 4046. */
export function cloneSessions(
  db: Db,
  path: AgendaPath,
  requested: CloneRequest,
  now: Instant,
): AgendaAddition {
  const agenda = agendaOf(db, path);
  const source = agendaOf(db, { accountId: path.accountId, eventId: requested.sourceEventId });
  const zone = agenda.event['time-zone-id'];
  const sourceZone = source.event['time-zone-id'];
  const isSame = requested.sourceEventId === path.eventId;
  const shift =
    requested.shiftDays ??
    daysBetween(dayOf(source.event['start-date'], sourceZone), dayOf(agenda.event['start-date'], zone));
  const chosen = requested.sessionIds?.map((id) => source.sessions.get(id)) ?? source.sessions.all();
  const plan = planFor(agenda);
  for (const original of chosen) {
    const session = draft(
      { db, eventId: path.eventId, now },
      {
        ...original,
        title: isSame ? `${original.title} (copy)`.slice(0, 200) : original.title,
        start: moveDays(original.start, shift, sourceZone),
        end: moveDays(original.end, shift, sourceZone),
        ...(isSame ? {} : translated(db, plan, original, source)),
      },
    );
    try {
      check(session, plan, agenda);
    } catch (error) {
      if (error instanceof Refusal && error.wrong)
        throw new Refusal(4022, `“${original.title}” does not fit: ${error.wrong.error}`);
      throw error;
    }
    plan.sessions.push(session);
  }
  return commit(db, path, plan, now);
}

/** What a session of another event refers to, in this one's own words. */
function translated(db: Db, plan: Plan, session: StoredSession, { settings, speakers }: Agenda) {
  const track = settings.tracks.find(({ id }) => id === session.trackId);
  const location = settings.locations.find(({ id }) => id === session.locationId);
  return {
    trackId: track ? trackNamed(db, plan, track.name, track.color) : null,
    locationId: location ? locationNamed(db, plan, location.name, location.capacity) : null,
    tagIds: settings.tags
      .filter(({ id }) => session.tagIds.includes(id))
      .map(({ name }) => tagNamed(db, plan, name)),
    speakerIds: session.speakerIds.map((id) => speakerOf(db, plan, speakers.get(id))),
  };
}
