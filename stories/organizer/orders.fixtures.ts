import { createDb, createMockClock, scenarios } from '../../mocks';
import type { OrderRow } from '../../src/contract';

const db = createDb({ world: scenarios.conference }, createMockClock({ at: scenarios.conference.now }));

/** Every order of the conference, newest first. */
export const everyOrder: readonly OrderRow[] = db.orders({ size: 100 }).orders;
export const firstPage: readonly OrderRow[] = everyOrder.slice(0, 10);
export const timeZone: string = scenarios.conference.event['time-zone-id'];

/** The newest order that fits. */
export function orderLike(fits: (order: OrderRow) => boolean): OrderRow {
  const found = everyOrder.find(fits);
  if (!found) throw new Error('The conference has no such order.');
  return found;
}
