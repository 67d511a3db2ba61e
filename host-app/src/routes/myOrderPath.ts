import { demoEvent } from './demoEvent';

/** Where a buyer looks up an order; without an event, of the demo's. */
export const myOrderPath = '/my-order';

export const myOrderPathOf = (eventId: string): string =>
  eventId === demoEvent ? myOrderPath : `${myOrderPath}/${encodeURIComponent(eventId)}`;
