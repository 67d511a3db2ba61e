import type { OrderRow, OrderStatus } from '../../src/contract';
import type { StoredOrder } from './world';

export interface OrderQuery {
  search?: string | undefined;
  status?: string | undefined;
  /** From 1. */
  page?: number | undefined;
  size?: number | undefined;
}

export interface Orders {
  add: (order: StoredOrder) => void;
  byId: (id: string) => StoredOrder | undefined;
  /** True when an attendee with this address is registered already. */
  hasAttendee: (email: string) => boolean;
  /** Newest first. */
  list: (query: OrderQuery) => { orders: OrderRow[]; total: number };
  /** A save that succeeded under this key. */
  outcome: (key: string) => StoredOrder | undefined;
  noteOutcome: (key: string, orderId: string) => void;
  count: () => number;
  all: () => StoredOrder[];
  outcomes: () => [string, string][];
}

/** The number of an event's first order; the rest count on from it. */
export const firstOrderNumber = 4793;

const mostPerPage = 200;

export function createOrders(stored: readonly StoredOrder[], outcomes: readonly [string, string][]): Orders {
  const byId = new Map<string, StoredOrder>();
  const byKey = new Map(outcomes);
  const attendees = new Set<string>();
  const add = (order: StoredOrder) => {
    byId.set(order.id, order);
    for (const ticket of order.tickets) attendees.add(ticket.email.toLowerCase());
  };
  stored.forEach(add);

  return {
    add,
    byId: (id) => byId.get(id),
    hasAttendee: (email) => attendees.has(email.toLowerCase()),
    outcome: (key) => byId.get(byKey.get(key) ?? ''),
    noteOutcome: (key, orderId) => byKey.set(key, orderId),
    list: ({ search, status, page = 1, size = 25 }) => {
      const words = search?.trim().toLowerCase();
      const found = [...byId.values()]
        .reverse()
        .filter((order) => (!status || order.status === status) && (!words || isAbout(order, words)));
      const perPage = Math.min(mostPerPage, Math.max(1, size));
      const start = (Math.max(1, page) - 1) * perPage;
      return { orders: found.slice(start, start + perPage).map(rowOf), total: found.length };
    },
    count: () => byId.size,
    all: () => [...byId.values()],
    outcomes: () => [...byKey],
  };
}

const isAbout = (order: StoredOrder, words: string): boolean =>
  [order.id, order.buyerName, order.buyerEmail].some((text) => text.toLowerCase().includes(words));

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
