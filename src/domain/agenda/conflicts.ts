import type { AgendaLocation, AgendaSession } from '../../contract';

/** What of a session can be in the way of others, or of itself. */
export type PlannedSession = Pick<
  AgendaSession,
  'id' | 'start' | 'end' | 'status' | 'locationId' | 'speakerIds' | 'capacity' | 'registered'
>;

/** Another session at the same time that needs the same location or speaker. */
export type SessionClash<Other extends PlannedSession = AgendaSession> =
  | { kind: 'location'; locationId: string; other: Other }
  | { kind: 'speaker'; speakerId: string; other: Other };

/** What is wrong with the seats of a session by itself: it offers more than its location has, or has more people than seats. */
type SeatConflict =
  | { kind: 'capacity'; capacity: number; seats: number }
  | { kind: 'registered'; registered: number; seats: number };

export type SessionConflict<Other extends PlannedSession = AgendaSession> =
  | SessionClash<Other>
  | SeatConflict;

type Seats = readonly Pick<AgendaLocation, 'id' | 'capacity'>[];
type Times = Pick<AgendaSession, 'start' | 'end'>;

/** One begins before the other ends, and the other way round: sessions that follow each other at once don't. Nothing overlaps what has no length. */
export function overlap(a: Times, b: Times): boolean {
  const [from, to, otherFrom, otherTo] = [a.start, a.end, b.start, b.end].map(Date.parse) as Four;
  return from < to && otherFrom < otherTo && from < otherTo && otherFrom < to;
}

type Four = [number, number, number, number];

/** Drafts are still arranged, which is when it helps most to know; a canceled session needs neither location nor speaker. */
const takesPlace = ({ status }: Pick<AgendaSession, 'status'>) => status !== 'CANCELLED';

/** What is in the way of a session: in its location, of its speakers one by one, and with its seats. `others` may have the session itself. */
export function conflictsOf<Other extends PlannedSession>(
  session: PlannedSession,
  others: readonly Other[],
  locations: Seats,
): SessionConflict<Other>[] {
  if (!takesPlace(session)) return [];
  const { id, locationId, speakerIds } = session;
  const near = others.filter((other) => other.id !== id && takesPlace(other) && overlap(session, other));
  return [
    ...(locationId === null ? [] : near)
      .filter((other) => other.locationId === locationId)
      .map((other) => ({ kind: 'location' as const, locationId: other.locationId ?? '', other })),
    ...speakerIds.flatMap((speakerId) =>
      near
        .filter((other) => other.speakerIds.includes(speakerId))
        .map((other) => ({ kind: 'speaker' as const, speakerId, other })),
    ),
    ...seatConflictsOf(session, locations),
  ];
}

function seatConflictsOf(
  { locationId, capacity, registered }: PlannedSession,
  locations: Seats,
): SeatConflict[] {
  const room = locations.find(({ id }) => id === locationId)?.capacity ?? Infinity;
  const seats = Math.min(room, capacity ?? Infinity);
  return [
    ...(capacity !== null && capacity > room ? [{ kind: 'capacity' as const, capacity, seats: room }] : []),
    ...(registered > seats ? [{ kind: 'registered' as const, registered, seats }] : []),
  ];
}

/** The conflicts of all sessions of an agenda, by their ids; those without any are not in it. */
export function conflictsIn<Session extends PlannedSession>(
  sessions: readonly Session[],
  locations: Seats,
): ReadonlyMap<string, SessionConflict<Session>[]> {
  const found = new Map<string, SessionConflict<Session>[]>();
  for (const [session, near] of neighbours(sessions)) {
    const conflicts = conflictsOf(session, near, locations);
    if (conflicts.length > 0) found.set(session.id, conflicts);
  }
  return found;
}

/** Each session with those that may overlap it, so that an agenda of a thousand is not compared each with each. */
function neighbours<Session extends Times>(sessions: readonly Session[]): Map<Session, Session[]> {
  const byStart = sessions
    .map((session) => ({ session, from: Date.parse(session.start), to: Date.parse(session.end) }))
    .sort((a, b) => a.from - b.from);
  const near = new Map<Session, Session[]>(sessions.map((session) => [session, []]));
  for (const [index, { session, to }] of byStart.entries())
    for (let next = index + 1; (byStart[next]?.from ?? Infinity) < to; next += 1) {
      const other = byStart[next]?.session;
      if (!other) break;
      near.get(session)?.push(other);
      near.get(other)?.push(session);
    }
  return near;
}

/** Seats nobody has yet; `null` is unlimited. */
export const seatsLeft = ({
  capacity,
  registered,
}: Pick<AgendaSession, 'capacity' | 'registered'>): number | null =>
  capacity === null ? null : Math.max(0, capacity - registered);
