import type { DoorTicket, ScanOutcome } from '../../contract';

/**
 * What a door says of a ticket by its own list, while nobody else can be asked. Which other event an unknown ticket is of, only the backend knows.
 */
export function localOutcome(ticket: DoorTicket | undefined): ScanOutcome {
  if (!ticket) return 'UNKNOWN';
  if (ticket.admission) return 'ALREADY_ADMITTED';
  if (ticket.status === 'valid') return 'ADMITTED';
  return ticket.status === 'cancelled' ? 'CANCELLED' : 'BLOCKED';
}
