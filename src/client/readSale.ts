import { getTickets, getWidgetBootstrap, type TicketsData, type WidgetBootstrap } from '../contract';
import type { Client } from './createClient';

/** All that the ticket list shows at first. @public */
export interface Sale extends WidgetBootstrap {
  tickets: TicketsData;
  /** Milliseconds since the epoch. */
  readAt: number;
}

/**
 * Reads everything the ticket list shows at first, at once, for a server that puts it into its page. The page is the same for
 * every buyer: nothing of a person is in it (`me` is `null`). Throws {@link ApiError} as any call does.
 * @public
 */
export async function readSale(client: Client, eventId: string, signal?: AbortSignal): Promise<Sale> {
  const input = { params: { eventId }, ...(signal && { signal }) };
  const [bootstrap, tickets] = await Promise.all([
    client.call(getWidgetBootstrap, input),
    client.call(getTickets, input),
  ]);
  return { ...bootstrap, me: null, tickets, readAt: Date.now() };
}
