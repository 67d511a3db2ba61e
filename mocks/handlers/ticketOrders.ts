import { listOrders } from '../../src/contract';
import { handle, type BoundHandler } from '../handle';

export const ticketOrdersHandlers: BoundHandler[] = [
  handle(listOrders, ({ db, params, query }) =>
    params.eventId === db.world.event.id ? db.orders(query) : { orders: [], total: 0 },
  ),
];
