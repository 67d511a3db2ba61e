import type { Client } from '../../../../src/client';
import { holdTickets } from '../../../../src/contract';

/** Holds tickets of a type that costs nothing. */
export const holdFree = (
  client: Client,
  eventId: string,
  { id = '3009', quantity = 1, key = crypto.randomUUID() } = {},
) =>
  client.call(holdTickets, {
    params: { eventId },
    body: {
      status: 'keep',
      tickets: [{ id, requestQuantity: quantity }],
      orderTotal: 0,
      currency: 'USD',
      promotionalCode: null,
      payByInvoice: false,
    },
    idempotencyKey: key,
  });
