import { createDb, createMockClock, scenarios } from '../../../mocks';
import type { OrderCounts, OrderRow } from '../../../src/contract';

const db = createDb({ world: scenarios.conference }, createMockClock({ at: scenarios.conference.now }));

const everything = db.orders({ size: 100, counts: true });

/** Every order of the conference, newest first. */
export const everyOrder: readonly OrderRow[] = everything.orders;
export const counts: OrderCounts = everything.counts ?? {};
export const firstPage: readonly OrderRow[] = everyOrder.slice(0, 10);
export const timeZone: string = scenarios.conference.event['time-zone-id'];
export const ticketTypes: readonly { id: string; name: string }[] = scenarios.conference.ticketTypes.map(
  ({ id, name }) => ({ id, name }),
);

/** The newest order that fits. */
export function orderLike(fits: (order: OrderRow) => boolean): OrderRow {
  const found = everyOrder.find(fits);
  if (!found) throw new Error('The conference has no such order.');
  return found;
}
