import { Refusal, type Db, type StoredOrder } from '../../../db';

/** The order a guest's call is about, when its `Authorization` has the order's token. Refuses with 4001, 4045 and 4003. */
export function guestOrder(db: Db, headers: Headers, orderId: string): StoredOrder {
  const token = /^Guest token="((?:[^"\\]|\\.)*)"$/.exec(headers.get('Authorization') ?? '')?.[1];
  if (!token) throw new Refusal(4001, 'The guest token is missing.');
  const order = db.orderBook.byId(orderId);
  if (!order) throw new Refusal(4045, 'There is no such order.');
  if (order.token !== token.replace(/\\(.)/g, '$1'))
    throw new Refusal(4003, 'This is another order’s token.');
  return order;
}
