import type { SessionRegistration, SessionRegistrationStatus } from '../../contract';
import type { TableView } from '../table';

/** Every status in the order a filter lists them. */
export const registrationStatuses = [
  'REGISTERED',
  'WAITLISTED',
] as const satisfies readonly SessionRegistrationStatus[];

/** Which registrations are requested. 002 §7 Agenda, registrations. */
export interface RegistrationFilter {
  search?: string;
  sessionId?: string;
  status?: SessionRegistrationStatus;
  /** Whether their status was sent by email. */
  sendEmail?: boolean;
}

/** Which registrations a view of the list asks for; its filters are `session`, `status` and `notified` (`yes`, `no`). */
export function registrationFilterOf({ search, filters }: TableView): RegistrationFilter {
  const query = search.trim();
  const { session, notified } = filters;
  const status = registrationStatuses.find((one) => one === filters['status']);
  return {
    ...(query !== '' && { search: query }),
    ...(session !== undefined && { sessionId: session }),
    ...(status && { status }),
    ...((notified === 'yes' || notified === 'no') && { sendEmail: notified === 'yes' }),
  };
}

/** Tickets of one session. */
export interface SessionTickets {
  sessionId: string;
  ticketIds: string[];
}

/**
 * Registrations as they are acted on: an action is about all of its tickets in all of its sessions, so that those of each session go by
 * themselves. Sessions come as they are met first, each ticket once.
 */
export function ticketsBySession(
  registrations: readonly Pick<SessionRegistration, 'sessionId' | 'ticketId'>[],
): SessionTickets[] {
  const bySession = new Map<string, Set<string>>();
  for (const { sessionId, ticketId } of registrations)
    bySession.set(sessionId, (bySession.get(sessionId) ?? new Set()).add(ticketId));
  return [...bySession].map(([sessionId, ticketIds]) => ({ sessionId, ticketIds: [...ticketIds] }));
}

/** The tickets of registrations, each once. */
export const ticketsOf = (registrations: readonly Pick<SessionRegistration, 'ticketId'>[]): string[] => [
  ...new Set(registrations.map(({ ticketId }) => ticketId)),
];
