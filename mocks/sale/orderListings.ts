import type { OrderField, TicketField } from '../../src/contract';
import { createListing, type Listing } from '../db/listing';
import { statusOf } from './orderIndex';
import type { StoredOrder, StoredTicket } from './stored';

/** A ticket and the order it is of. */
export interface SoldTicket {
  order: StoredOrder;
  ticket: StoredTicket;
}

export interface OrderListings {
  orders: Listing<StoredOrder, OrderField>;
  tickets: Listing<SoldTicket, TicketField>;
}

/** What lists of orders and tickets search and sort by. */
export function createOrderListings(byId: ReadonlyMap<string, StoredOrder>): OrderListings {
  const sold = new WeakMap<StoredOrder, SoldTicket[]>();
  const ticketsOf = (order: StoredOrder): SoldTicket[] => {
    const known = sold.get(order);
    if (known) return known;
    const tickets = order.tickets.map((ticket) => ({ order, ticket }));
    sold.set(order, tickets);
    return tickets;
  };
  return {
    orders: createListing({
      all: () => [...byId.values()],
      texts: ({ id, buyerName, buyerEmail, promotionalCode }) => [
        ...[id, buyerName, buyerEmail],
        promotionalCode ?? '',
      ],
      sortBy: {
        createdDate: ({ createdDate }) => Date.parse(createdDate),
        id: ({ id }) => id,
        buyerName: ({ buyerName }) => buyerName,
        buyerEmail: ({ buyerEmail }) => buyerEmail,
        status: ({ status }) => status,
        quantity: ({ tickets }) => tickets.length,
        total: ({ total }) => total,
      },
    }),
    tickets: createListing({
      all: () => [...byId.values()].flatMap(ticketsOf),
      texts: ({ order, ticket }) => [
        ticket.id,
        order.id,
        `${ticket.firstName} ${ticket.lastName}`,
        ticket.email,
      ],
      sortBy: {
        id: ({ ticket }) => ticket.id,
        ticketName: ({ ticket }) => ticket.ticketName,
        firstName: ({ ticket }) => ticket.firstName,
        lastName: ({ ticket }) => ticket.lastName,
        email: ({ ticket }) => ticket.email,
        status: ({ ticket }) => statusOf(ticket),
        totalPaid: ({ ticket }) => ticket.totalPaid,
      },
    }),
  };
}
