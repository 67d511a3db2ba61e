import type { SessionRegistration, SessionRegistrationView } from '../../contract';

type Registration = Pick<SessionRegistration, 'id' | 'sessionId' | 'ticketId' | 'status'>;
type Counted = Pick<SessionRegistrationView, 'sessionId' | 'capacity' | 'registered' | 'waitlisted'>;

/** What unregistering many comes to. */
export interface Unregistering {
  /** Registrations that end. */
  ending: number;
  /** Tickets they are of. */
  attendees: number;
  /** Sessions they are for. */
  sessions: number;
  /** Who gets a seat from the waitlist. */
  movingUp: number;
  /** Those of the chosen that are no longer there. */
  gone: string[];
}

/** `present`: the registrations there are now; `counts`: their sessions, before. */
export function unregistering(
  chosen: readonly Pick<Registration, 'id'>[],
  present: readonly Registration[],
  counts: readonly Counted[],
): Unregistering {
  const byId = new Map(present.map((one) => [one.id, one] as const));
  const ending = chosen.flatMap(({ id }) => byId.get(id) ?? []);
  const movingUp = counts.map((session) =>
    seatsFor(
      session,
      ending.filter(({ sessionId }) => sessionId === session.sessionId),
    ),
  );
  return {
    ending: ending.length,
    attendees: new Set(ending.map(({ ticketId }) => ticketId)).size,
    sessions: new Set(ending.map(({ sessionId }) => sessionId)).size,
    movingUp: movingUp.reduce((sum, count) => sum + count, 0),
    gone: chosen.filter(({ id }) => !byId.has(id)).map(({ id }) => id),
  };
}

/** How many of those who still wait get one of the seats that are free then. */
function seatsFor({ capacity, registered, waitlisted }: Counted, ending: readonly Registration[]): number {
  if (ending.length === 0) return 0;
  const leaving = ending.filter(({ status }) => status === 'REGISTERED').length;
  const waiting = Math.max(0, waitlisted - (ending.length - leaving));
  return capacity === null ? waiting : Math.min(waiting, Math.max(0, capacity - (registered - leaving)));
}
