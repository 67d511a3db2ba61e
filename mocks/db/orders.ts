import type {
  OrderField,
  OrderRow,
  OrderStatus,
  TicketField,
  TicketFilter,
  TicketStatus,
} from '../../src/contract';
import { seatsIn } from './formRules';
import { createListing, type ListAsked, type Listing } from './listing';
import { Refusal } from './refusal';
import type { StoredOrder, StoredTicket } from './world';

export interface OrderQuery extends ListAsked<OrderField> {
  status?: string | undefined;
}

export type TicketQuery = ListAsked<TicketField> & {
  [Name in 'ticketTypeId' | 'status']?: TicketFilter[Name] | undefined;
};

/** A ticket and the order it is of. */
export interface SoldTicket {
  order: StoredOrder;
  ticket: StoredTicket;
}

/** Every order of the sale. Orders are replaced, never altered: worlds and snapshots share them. */
export interface Orders {
  add: (order: StoredOrder) => void;
  byId: (id: string) => StoredOrder | undefined;
  /** Refuses with 4046. */
  get: (id: string) => StoredOrder;
  /** Replaces an order by its changed self. Refuses with 4046. */
  change: (id: string, changes: Partial<StoredOrder>) => StoredOrder;
  /** A ticket by its number. Refuses with 4046. */
  ticket: (id: string) => SoldTicket;
  /** True when an attendee with this address is registered already. */
  hasAttendee: (email: string) => boolean;
  /** How many attendees chose a session. */
  seatsTaken: (sessionId: string) => number;
  /** Newest first, unless a field is named. */
  list: (query: OrderQuery) => { orders: OrderRow[]; total: number };
  /** All orders a query finds, whole. */
  every: (query: OrderQuery) => StoredOrder[];
  tickets: (query: TicketQuery) => { tickets: SoldTicket[]; total: number };
  everyTicket: (query: TicketQuery) => SoldTicket[];
  /** True when it was there before stock was counted. */
  isPast: (id: string) => boolean;
  /** How many tickets of a type the orders before hold. */
  pastTickets: (ticketTypeId: string) => number;
  /** A save that succeeded under this key. */
  outcome: (key: string) => StoredOrder | undefined;
  noteOutcome: (key: string, orderId: string) => void;
  count: () => number;
  all: () => StoredOrder[];
  outcomes: () => [string, string][];
}

/** The number of an event's first order; the rest count on from it. */
export const firstOrderNumber = 4793;

export interface OrderParts {
  orders: readonly StoredOrder[];
  /** Those of the world it started from. */
  past: readonly StoredOrder[];
  outcomes: readonly [string, string][];
  /** The number of an order's invoice. */
  invoiceNumber: (order: StoredOrder) => string;
}

export function createOrders({ orders, past, outcomes, invoiceNumber }: OrderParts): Orders {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const byKey = new Map(outcomes);
  const pastIds = lazily(() => new Set(past.map(({ id }) => id)));
  const index = indexTickets(byId);
  const listings = listingsOf(byId);
  const changed = () => {
    listings.orders.changed();
    listings.tickets.changed();
  };
  const get = (id: string) => {
    const order = byId.get(id);
    if (!order) throw new Refusal(4046, `There is no order ${id}.`);
    return order;
  };

  return {
    add: (order) => {
      const isInvoiced = order.total > 0 && order.invoiceNumber === undefined;
      const added = isInvoiced ? { ...order, invoiceNumber: invoiceNumber(order) } : order;
      byId.set(order.id, added);
      index.add(added, 1);
      changed();
    },
    byId: (id) => byId.get(id),
    get,
    change: (id, changes) => {
      const before = get(id);
      const order = { ...before, ...changes };
      byId.set(id, order);
      index.add(before, -1);
      index.add(order, 1);
      changed();
      return order;
    },
    ticket: (id) => {
      const order = byId.get(index.orderOf(id) ?? '');
      const ticket = order?.tickets.find((candidate) => candidate.id === id);
      if (!order || !ticket) throw new Refusal(4046, `There is no ticket ${id}.`);
      return { order, ticket };
    },
    hasAttendee: (email) => index.has(email),
    seatsTaken: index.seats,
    outcome: (key) => byId.get(byKey.get(key) ?? ''),
    noteOutcome: (key, orderId) => byKey.set(key, orderId),
    list: (query) => {
      const { rows, total } = listings.orders.page(orderAsked(query), ofStatus(query));
      return { orders: rows.map(rowOf), total };
    },
    every: (query) => listings.orders.every(orderAsked(query), ofStatus(query)),
    tickets: (query) => {
      const { rows, total } = listings.tickets.page(query, ofTicket(query));
      return { tickets: rows, total };
    },
    everyTicket: (query) => listings.tickets.every(query, ofTicket(query)),
    isPast: (id) => pastIds().has(id),
    pastTickets: (ticketTypeId) => {
      let count = 0;
      for (const { id } of past)
        for (const ticket of byId.get(id)?.tickets ?? [])
          if (ticket.ticketTypeId === ticketTypeId && statusOf(ticket) !== 'cancelled') count += 1;
      return count;
    },
    count: () => byId.size,
    all: () => [...byId.values()],
    outcomes: () => [...byKey],
  };
}

const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Made when it is first asked for, so that many orders do not slow the start. */
function indexTickets(byId: ReadonlyMap<string, StoredOrder>) {
  let made:
    { orders: Map<string, string>; emails: Map<string, number>; seats: Map<string, number> } | undefined;
  const add = (order: StoredOrder, change: 1 | -1) => {
    if (!made) return;
    for (const ticket of order.tickets) {
      made.orders.set(ticket.id, order.id);
      if (statusOf(ticket) === 'cancelled') continue;
      const email = ticket.email.toLowerCase();
      made.emails.set(email, (made.emails.get(email) ?? 0) + change);
      for (const seat of seatsIn(ticket.answers)) made.seats.set(seat, (made.seats.get(seat) ?? 0) + change);
    }
  };
  const index = () => {
    if (made) return made;
    made = { orders: new Map(), emails: new Map(), seats: new Map() };
    for (const order of byId.values()) add(order, 1);
    return made;
  };
  return {
    add,
    orderOf: (ticketId: string) => index().orders.get(ticketId),
    has: (email: string) => (index().emails.get(email.toLowerCase()) ?? 0) > 0,
    seats: (sessionId: string) => index().seats.get(sessionId) ?? 0,
  };
}

function listingsOf(byId: ReadonlyMap<string, StoredOrder>): {
  orders: Listing<StoredOrder, OrderField>;
  tickets: Listing<SoldTicket, TicketField>;
} {
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
      texts: ({ id, buyerName, buyerEmail }) => [id, buyerName, buyerEmail],
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

/** Orders are made one after the other: without a field the newest is the last one made. */
const orderAsked = (query: OrderQuery): ListAsked<OrderField> => ({
  ...query,
  direction: query.direction ?? (query.sort === undefined || query.sort === 'createdDate' ? 'DESC' : 'ASC'),
});

const ofStatus = ({ status }: OrderQuery) =>
  status ? (order: StoredOrder) => order.status === status : undefined;

const ofTicket = ({ ticketTypeId, status }: TicketQuery) =>
  ticketTypeId || status
    ? ({ ticket }: SoldTicket) =>
        (!ticketTypeId || ticket.ticketTypeId === ticketTypeId) && (!status || statusOf(ticket) === status)
    : undefined;

/** A ticket is valid until something else is said of it. */
export const statusOf = (ticket: StoredTicket): TicketStatus => ticket.status ?? 'valid';

const rowOf = (order: StoredOrder): OrderRow => ({
  id: order.id,
  createdDate: order.createdDate,
  buyerName: order.buyerName,
  buyerEmail: order.buyerEmail,
  status: order.status,
  quantity: order.tickets.length,
  total: order.total,
  currency: order.currency,
  paidVia: order.paidVia,
  last4: order.last4,
  promotionalCode: order.promotionalCode,
  tickets: order.tickets.map(({ id, ticketName, firstName, lastName, totalPaid }) => ({
    id,
    ticketName,
    attendeeName: `${firstName} ${lastName}`.trim(),
    totalPaid,
  })),
});

/** How an order of this total begins. */
export const statusOfNew = (total: number, invoice: boolean): OrderStatus => {
  if (total === 0) return 'free';
  return invoice ? 'awaitingPayment' : 'paid';
};
