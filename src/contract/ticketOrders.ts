import { endpoint } from './endpoint';
import type { Direction } from './paging';
import { hasArrayOf, isRecord } from './shape';
import type { OrderField, OrderRow, OrderStatus } from './ticketOrdersEntities';

export * from './ticketOrdersEntities';

/**
 * The event's orders. 002 §1: tickets and orders; §7 names the list by its export. `search` looks in order number, name
 * and email of the buyer; rows come newest first unless `sort` names a field; `page` counts from 1, and a page has 25
 * rows unless `size` says otherwise, 200 at most.
 */
export const listOrders = endpoint<{
  params: { eventId: string };
  query: {
    search?: string;
    status?: OrderStatus;
    sort?: OrderField;
    /** Default: descending for the date, ascending for all others. */
    direction?: Direction;
    page?: number;
    size?: number;
  };
  ok: { orders: OrderRow[]; total: number };
  fail: 4040;
}>()({
  method: 'GET',
  path: '/events/:eventId/orders',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  accepts: (body) =>
    isRecord(body) && hasArrayOf(body, 'orders', isRecord) && typeof body['total'] === 'number',
});
