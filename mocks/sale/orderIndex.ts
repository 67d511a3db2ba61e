import type { TicketStatus } from '../../src/contract';
import { seatsIn } from './formRules';
import type { StoredOrder, StoredTicket } from './stored';

/** A ticket is valid until something else is said of it. */
export const statusOf = (ticket: StoredTicket): TicketStatus => ticket.status ?? 'valid';

/** What is asked of all orders together, kept up to date order by order. */
export interface OrderIndex {
  /** An order is there now (1), or is not any more (-1). */
  count: (order: StoredOrder, change: 1 | -1) => void;
  /** Id of the order that has the ticket. */
  orderOfTicket: (ticketId: string) => string | undefined;
  /** Id of the order that was to be swapped by this token. */
  orderOfSwap: (swapToken: string) => string | undefined;
  hasAttendee: (email: string) => boolean;
  /** How many attendees chose a session. */
  seatsTaken: (sessionId: string) => number;
  /** How many tickets of a type the orders of the past hold. */
  pastTickets: (ticketTypeId: string) => number;
}

class Counter {
  private readonly counts = new Map<string, number>();
  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }
  add(key: string, change: number): void {
    this.counts.set(key, this.of(key) + change);
  }
}

/** Made when it is first asked for, so that many orders do not slow the start. */
export function createOrderIndex(
  orders: ReadonlyMap<string, StoredOrder>,
  isPast: (id: string) => boolean,
): OrderIndex {
  const make = () => ({
    tickets: new Map<string, string>(),
    swaps: new Map<string, string>(),
    emails: new Counter(),
    seats: new Counter(),
    past: new Counter(),
  });
  let made: ReturnType<typeof make> | undefined;

  const count = (order: StoredOrder, change: 1 | -1) => {
    if (!made) return;
    if (order.swap) made.swaps.set(order.swap.swapToken, order.id);
    const counts = isPast(order.id);
    for (const ticket of order.tickets) {
      made.tickets.set(ticket.id, order.id);
      if (statusOf(ticket) === 'cancelled') continue;
      made.emails.add(ticket.email.toLowerCase(), change);
      if (counts) made.past.add(ticket.ticketTypeId, change);
      for (const seat of seatsIn(ticket.answers)) made.seats.add(seat, change);
    }
  };
  const index = () => {
    if (made) return made;
    made = make();
    for (const order of orders.values()) count(order, 1);
    return made;
  };
  return {
    count,
    orderOfTicket: (id) => index().tickets.get(id),
    orderOfSwap: (token) => index().swaps.get(token),
    hasAttendee: (email) => index().emails.of(email.toLowerCase()) > 0,
    seatsTaken: (id) => index().seats.of(id),
    pastTickets: (id) => index().past.of(id),
  };
}
