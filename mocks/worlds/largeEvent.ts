import type { StoredOrder } from '../sale/stored';
import type { World } from '../db/world';
import { manyOrders } from './manyOrders';
import { northlight } from './northlight';

const orderCount = 10_000;

const ticketTypes = northlight.ticketTypes.map((type) => ({
  ...type,
  // What is left after the thirty thousand; what was sold out still is.
  stock: type.stock === 0 ? 0 : 2500,
}));

let orders: StoredOrder[] | undefined;

/** Northlight with 10,000 orders and 30,000 attendees, made when somebody first looks at them. */
export const largeEvent: World = {
  ...northlight,
  name: 'largeEvent',
  event: {
    ...northlight.event,
    name: 'Northlight World Fair 2026',
    venue: { name: 'Commonwealth Exhibition Centre', address: '400 Harbour Way', city: 'Boston' },
  },
  ticketTypes,
  get orders() {
    return (orders ??= manyOrders(orderCount, ticketTypes, northlight.sale));
  },
};
