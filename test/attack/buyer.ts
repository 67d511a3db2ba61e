import { ApiError, createClient, type Client } from '../../src/client';
import { getPersonTickets, holdTickets, releaseTransaction, saveOrder } from '../../src/contract';

const eventId = '1001';
const free = '3009';
const price = { orderTotal: 0, currency: 'USD', payByInvoice: false };

export const clientOf = (url: string): Client =>
  createClient({ bases: { v1: `${url}/api/v1`, v2: `${url}/api/v2`, api: `${url}/api` } });

export const hold = (client: Client, quantity: number) =>
  client.call(holdTickets, {
    params: { eventId },
    body: {
      status: 'keep',
      tickets: [{ id: free, requestQuantity: quantity }],
      promotionalCode: null,
      ...price,
    },
    idempotencyKey: crypto.randomUUID(),
  });

export const release = (client: Client, token: string) =>
  client.call(releaseTransaction, { params: { eventId, token } });

const answers: Record<string, string> = { firstName: 'Ada', lastName: 'Byron' };

/** Holds a free ticket and saves its order. Answers the order's id: from then on it must never be lost. */
export async function order(client: Client): Promise<string> {
  const { token } = await hold(client, 1);
  const { personTickets } = await client.call(getPersonTickets, { params: { eventId, token } });
  const email = `${token.slice(3)}@attack.example`;
  const { orderId } = await client.call(saveOrder, {
    params: { eventId },
    body: {
      token,
      freeEvent: false,
      legalAgreement: true,
      showInCommunity: true,
      ...price,
      billingAddress: { firstName: 'Ada', lastName: 'Byron', email },
      personTickets: personTickets.map(({ id, formSubmission }) => ({
        id,
        formSubmission: {
          entities: formSubmission.entities.map((entry) => ({
            ...entry,
            submissionValues: [{ ...answers, email }[entry.attributeKey] ?? ''].filter(Boolean),
          })),
        },
      })),
    },
    idempotencyKey: crypto.randomUUID(),
  });
  return orderId;
}

/** True when nobody knows whether the call took effect: the line was cut. */
export const isCutOff = (error: unknown) => error instanceof ApiError && error.kind === 'network';

/** Ids of the orders the backend has, made since its world began. */
export async function ordersAt(url: string): Promise<string[]> {
  const response = await fetch(`${url}/control/state`);
  const { orders } = (await response.json()) as { orders: { id: string }[] };
  return orders.map(({ id }) => id);
}
