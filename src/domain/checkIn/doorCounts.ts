import type { DoorTicket } from '../../contract';

/** How many of a ticket type have come. */
export interface DoorCount {
  ticketTypeId: string;
  name: string;
  admitted: number;
  /** Who may come: cancelled and blocked tickets only while they are inside. */
  expected: number;
}

/** Ticket types in the order the list first has them. */
export function doorCounts(tickets: readonly DoorTicket[]): DoorCount[] {
  const counts = new Map<string, DoorCount>();
  for (const { ticketTypeId, ticketName, status, admission } of tickets) {
    if (status !== 'valid' && !admission) continue;
    const before = counts.get(ticketTypeId) ?? { ticketTypeId, name: ticketName, admitted: 0, expected: 0 };
    counts.set(ticketTypeId, {
      ...before,
      admitted: before.admitted + (admission ? 1 : 0),
      expected: before.expected + 1,
    });
  }
  return [...counts.values()];
}
