import type { AgendaSession, SessionRegistration } from '../../contract';
import { overlap, seatsLeft } from '../agenda';

/** What of a session decides who can still come. */
export type ChosenSession = Pick<AgendaSession, 'id' | 'start' | 'end' | 'capacity' | 'registered'>;

/** Why chosen tickets can't all be registered for chosen sessions. */
export type Obstacle<Session extends ChosenSession = AgendaSession> =
  /** Fewer seats than tickets; 0 is full. */
  | { kind: 'seats'; session: Session; left: number }
  /** Two of the chosen sessions. */
  | { kind: 'sameTime'; session: Session; other: Session }
  /** Attendees of the tickets have a place in another session. */
  | { kind: 'registered'; session: Session; other: Session; names: string[] };

export interface Attempt<Session extends ChosenSession> {
  /** Every session of the agenda that takes place. */
  sessions: readonly Session[];
  /** Those that are chosen. */
  sessionIds: readonly string[];
  /** Tickets that are to have places. */
  ticketIds: readonly string[];
  /** What these tickets have already; those of others don't matter. */
  registrations: readonly Pick<SessionRegistration, 'sessionId' | 'ticketId' | 'attendeeName' | 'status'>[];
  /** Who finds no seat waits. */
  waits: boolean;
  /** One ticket may have sessions at the same time. */
  allowOverlap: boolean;
}

/**
 * What the backend would refuse of registering these tickets (4012, 4022), as far as it can be seen before. A place on a waitlist is none:
 * it is at no time, and who waits needs no seat.
 */
export function obstaclesOf<Session extends ChosenSession>(attempt: Attempt<Session>): Obstacle<Session>[] {
  const { sessions, sessionIds, ticketIds, registrations, waits, allowOverlap } = attempt;
  const chosen = sessions.filter(({ id }) => sessionIds.includes(id));
  const own = registrations.filter(({ ticketId }) => ticketIds.includes(ticketId));
  const has = (ticketId: string, sessionId: string) =>
    own.some((one) => one.ticketId === ticketId && one.sessionId === sessionId);
  const seats = chosen.flatMap((session): Obstacle<Session>[] => {
    const left = seatsLeft(session);
    const wanted = ticketIds.filter((ticketId) => !has(ticketId, session.id)).length;
    return left === null || wanted <= left ? [] : [{ kind: 'seats', session, left }];
  });
  const isFull = (session: Session) => seatsLeft(session) === 0;
  const attended = allowOverlap ? [] : chosen.filter((session) => !(waits && isFull(session)));
  return [
    ...(waits ? [] : seats),
    ...attended.flatMap((session, index) =>
      attended
        .slice(index + 1)
        .filter((other) => overlap(session, other))
        .map((other) => ({ kind: 'sameTime' as const, session, other })),
    ),
    ...attended.flatMap((session) =>
      sessions
        .filter((other) => !sessionIds.includes(other.id) && overlap(session, other))
        .flatMap((other): Obstacle<Session>[] => {
          const names = own
            .filter(
              (one) =>
                one.sessionId === other.id && one.status === 'REGISTERED' && !has(one.ticketId, session.id),
            )
            .map(({ attendeeName }) => attendeeName);
          return names.length === 0
            ? []
            : [{ kind: 'registered', session, other, names: [...new Set(names)] }];
        }),
    ),
  ];
}
