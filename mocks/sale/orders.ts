import type {
  OrderCounts,
  OrderField,
  OrderFilter,
  OrderRow,
  OrderStatus,
  TicketField,
  TicketFilter,
} from '../../src/contract';
import { momentOf } from '../../src/domain/time/eventTime';
import { TrackedMap, type StoredEntry } from '../db/changes';
import type { ListRequest } from '../db/listing';
import { createOrderIndex, statusOf, type OrderIndex } from './orderIndex';
import { meansOf } from './orderMoney';
import { createOrderListings, type SoldTicket } from './orderListings';
import { Refusal } from '../db/refusal';
import type { StoredOrder } from './stored';

export { statusOf } from './orderIndex';
export type { SoldTicket } from './orderListings';

export type OrderQuery = ListRequest<OrderField> & {
  /** Also tell how many there are of each status. */
  counts?: boolean | undefined;
} & {
  [Name in 'ids' | 'status' | 'ticketTypeId' | 'payment' | 'from' | 'to']?: OrderFilter[Name] | undefined;
};

type TicketQuery = ListRequest<TicketField> & {
  [Name in 'ids' | 'ticketTypeId' | 'status']?: TicketFilter[Name] | undefined;
};

/** Every order of the sale. Orders are replaced, never altered: worlds and snapshots share them. */
export interface Orders {
  add: (order: StoredOrder) => void;
  byId: (id: string) => StoredOrder | undefined;
  /** Refuses with 4046. */
  get: (id: string) => StoredOrder;
  /** Replaces an order by its changed self. Refuses with 4046. */
  change: (id: string, changes: Partial<StoredOrder>) => StoredOrder;
  hasTicket: (id: string) => boolean;
  /** A ticket by its number. Refuses with 4046. */
  ticket: (id: string) => SoldTicket;
  /** The order that was to be swapped by this token. */
  bySwap: (swapToken: string) => StoredOrder | undefined;
  /** True when an attendee with this address is registered already. */
  hasAttendee: OrderIndex['hasAttendee'];
  /** How many attendees chose a session. */
  seatsTaken: OrderIndex['seatsTaken'];
  /** Newest first, unless a field is named. */
  list: (query: OrderQuery) => { orders: OrderRow[]; total: number; counts?: OrderCounts };
  /** All orders a query finds, whole. */
  every: (query: OrderQuery) => StoredOrder[];
  tickets: (query: TicketQuery) => { tickets: SoldTicket[]; total: number };
  everyTicket: (query: TicketQuery) => SoldTicket[];
  /** True when it was there before stock was counted. */
  isPast: (id: string) => boolean;
  /** How many tickets of a type the orders before hold. */
  pastTickets: OrderIndex['pastTickets'];
  /** A save that succeeded under this key. */
  outcome: (key: string) => StoredOrder | undefined;
  noteOutcome: (key: string, orderId: string) => void;
  count: () => number;
  all: () => StoredOrder[];
  outcomes: () => [string, string][];
  /** What changed since this was last called. */
  changes: () => StoredEntry[];
}

/** The number of an event's first order; the rest count on from it. */
export const firstOrderNumber = 4793;

export interface OrderParts {
  eventId: string;
  orders: readonly StoredOrder[];
  /** Those of the world it started from. */
  past: readonly StoredOrder[];
  outcomes: readonly [string, string][];
  /** The number of an order's invoice. */
  invoiceNumber: (order: StoredOrder) => string;
  /** IANA zone of the event: days are its. */
  timeZone: () => string;
}

export function createOrders(parts: OrderParts): Orders {
  const { eventId, orders, past, outcomes, invoiceNumber, timeZone } = parts;
  const byId = new TrackedMap(orders.map((order) => [order.id, order] as const));
  const byKey = new TrackedMap(outcomes);
  const pastIds = lazily(() => new Set(past.map(({ id }) => id)));
  const isPast = (id: string) => pastIds().has(id);
  const index = createOrderIndex(byId, isPast);
  const listings = createOrderListings(byId);
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
      index.count(added, 1);
      changed();
    },
    byId: (id) => byId.get(id),
    get,
    change: (id, changes) => {
      const before = get(id);
      const order = { ...before, ...changes };
      byId.set(id, order);
      index.count(before, -1);
      index.count(order, 1);
      changed();
      return order;
    },
    hasTicket: (id) => index.orderOfTicket(id) !== undefined,
    ticket: (id) => {
      const order = byId.get(index.orderOfTicket(id) ?? '');
      const ticket = order?.tickets.find((candidate) => candidate.id === id);
      if (!order || !ticket) throw new Refusal(4046, `There is no ticket ${id}.`);
      return { order, ticket };
    },
    bySwap: (swapToken) => byId.get(index.orderOfSwap(swapToken) ?? ''),
    hasAttendee: index.hasAttendee,
    seatsTaken: index.seatsTaken,
    outcome: (key) => byId.get(byKey.get(key) ?? ''),
    noteOutcome: (key, orderId) => byKey.set(key, orderId),
    list: (query) => {
      const { rows, total } = listings.orders.page(orderRequest(query), fitsOrder(query, timeZone()));
      const requested = { search: query.search };
      const ofAny = () =>
        listings.orders.every(requested, fitsOrder({ ...query, status: undefined }, timeZone()));
      return { orders: rows.map(rowOf), total, ...(query.counts ? { counts: countsOf(ofAny()) } : {}) };
    },
    every: (query) => listings.orders.every(orderRequest(query), fitsOrder(query, timeZone())),
    tickets: (query) => {
      const { rows, total } = listings.tickets.page(query, ofTicket(query));
      return { tickets: rows, total };
    },
    everyTicket: (query) => listings.tickets.every(query, ofTicket(query)),
    isPast,
    pastTickets: index.pastTickets,
    count: () => byId.size,
    all: () => [...byId.values()],
    outcomes: () => [...byKey],
    changes: () => [...byId.changes(`orders/${eventId}`), ...byKey.changes(`outcomes/${eventId}`)],
  };
}

const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Orders are made one after the other: without a field the newest is the last one made. */
const orderRequest = (query: OrderQuery): ListRequest<OrderField> => ({
  ...query,
  direction: query.direction ?? (query.sort === undefined || query.sort === 'createdDate' ? 'DESC' : 'ASC'),
});

function fitsOrder({ ids, status, ticketTypeId, payment, from, to }: OrderQuery, timeZone: string) {
  const named = ids && new Set(ids);
  const start = momentOf(from ? `${from} 00:00` : null, timeZone);
  const end = momentOf(to ? `${dayAfter(to)} 00:00` : null, timeZone);
  const isAll = !(named ?? status ?? ticketTypeId ?? payment ?? start ?? end);
  if (isAll) return undefined;
  return (order: StoredOrder) =>
    (!named || named.has(order.id)) &&
    (!status || order.status === status) &&
    (!payment || meansOf(order) === payment) &&
    (start === null || Date.parse(order.createdDate) >= start) &&
    (end === null || Date.parse(order.createdDate) < end) &&
    (!ticketTypeId || order.tickets.some((ticket) => ticket.ticketTypeId === ticketTypeId));
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return Number.isNaN(next.getTime()) ? day : next.toISOString().slice(0, 10);
}

function countsOf(orders: readonly StoredOrder[]): OrderCounts {
  const counts: OrderCounts = {};
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function ofTicket({ ids, ticketTypeId, status }: TicketQuery) {
  const named = ids && new Set(ids);
  if (!(named ?? ticketTypeId ?? status)) return undefined;
  return ({ ticket }: SoldTicket) =>
    (!named || named.has(ticket.id)) &&
    (!ticketTypeId || ticket.ticketTypeId === ticketTypeId) &&
    (!status || statusOf(ticket) === status);
}

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
