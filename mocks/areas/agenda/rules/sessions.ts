import type { SessionStatus } from '../../../../src/contract';
import { overlap } from '../../../../src/domain/agenda';
import { Refusal } from '../../../db/refusal';
import type { StoredSession } from '../seed/stored';
import type { Agenda } from './agenda';
import { dayOf } from '../../../rules/days';
import { malformed, millisecondsOf, textOf } from '../../../rules/fields';

const nextStatuses: Record<SessionStatus, readonly SessionStatus[]> = {
  DRAFT: ['PUBLISHED', 'CANCELLED'],
  PUBLISHED: ['DRAFT', 'CANCELLED'],
  CANCELLED: [],
};

/** Refuses with 4091 a change of status there is not. */
export function checkStatus(from: SessionStatus, to: SessionStatus, registered: number): void {
  if (from === to) return;
  if (!nextStatuses[from].includes(to))
    throw new Refusal(4091, `A session that is ${from} can't become ${to}.`);
  if (to === 'DRAFT' && registered > 0)
    throw new Refusal(4091, `${registered} are registered: cancel it instead.`);
}

/**
 * Refuses with 4000 what is wrong with the session itself, and with 4022 what does not go with the others. Drafts may
 * overlap: they are still being arranged.
 */
export function checkSession(session: StoredSession, agenda: Agenda, registered: number): void {
  textOf('title', session.title);
  checkTimes(session, agenda);
  checkReferences(session, agenda);
  checkCapacity(session, agenda, registered);
  if (session.status === 'PUBLISHED') checkOverlap(session, agenda);
}

function checkTimes({ start, end, virtual }: StoredSession, { event }: Agenda): void {
  const from = millisecondsOf('start', start);
  const to = millisecondsOf('end', end);
  if (to <= from) throw malformed('end', 'It is not after the start.');
  const zone = event['time-zone-id'];
  const [first, last] = [dayOf(event['start-date'], zone), dayOf(event['end-date'], zone)];
  // What is shown online may come before the event, as an appetizer.
  if (!virtual && dayOf(from, zone) < first) throw malformed('start', `The event begins on ${first}.`);
  if (dayOf(from, zone) > last) throw malformed('start', `The event ends on ${last}.`);
}

function checkReferences({ trackId, locationId, tagIds, speakerIds }: StoredSession, agenda: Agenda): void {
  const { tracks, locations, tags } = agenda.settings;
  const knows = (list: readonly { id: string }[], id: string) => list.some((one) => one.id === id);
  if (trackId !== null && !knows(tracks, trackId)) throw malformed('trackId', 'There is no such track.');
  if (locationId !== null && !knows(locations, locationId))
    throw malformed('locationId', 'There is no such location.');
  for (const [index, id] of tagIds.entries())
    if (!knows(tags, id)) throw malformed(`tagIds[${index}]`, 'There is no such tag.');
  for (const [index, id] of speakerIds.entries()) {
    if (!agenda.speakers.find(id)) throw malformed(`speakerIds[${index}]`, 'There is no such speaker.');
    if (speakerIds.indexOf(id) < index) throw malformed(`speakerIds[${index}]`, 'It is there twice.');
  }
}

function checkCapacity(
  { capacity, locationId }: StoredSession,
  { settings }: Agenda,
  registered: number,
): void {
  if (capacity === null) return;
  if (capacity < registered) throw new Refusal(4022, `${registered} are registered already.`);
  const location = settings.locations.find(({ id }) => id === locationId);
  if (location && location.capacity !== null && capacity > location.capacity)
    throw new Refusal(4022, `${location.name} seats ${location.capacity}.`);
}

function checkOverlap(session: StoredSession, { sessions, settings, speakers }: Agenda): void {
  for (const other of sessions.all()) {
    if (other.id === session.id || other.status !== 'PUBLISHED' || !overlap(session, other)) continue;
    if (session.locationId !== null && other.locationId === session.locationId) {
      const locationName =
        settings.locations.find(({ id }) => id === session.locationId)?.name ?? 'The location';
      throw new Refusal(4022, `${locationName} is taken by “${other.title}” at that time.`);
    }
    const shared = session.speakerIds.find((id) => other.speakerIds.includes(id));
    const speaker = shared === undefined ? undefined : speakers.find(shared);
    if (speaker)
      throw new Refusal(
        4022,
        `${speaker.firstName} ${speaker.lastName} speaks in “${other.title}” at that time.`,
      );
  }
}
