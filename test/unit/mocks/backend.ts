import { afterAll, beforeAll } from 'vitest';
import { createClient, type ApiError } from '../../../src/client';
import type { HoldRequest, PersonTicket, SaveRequest, HeldTransaction } from '../../../src/contract';
import { holdTickets, getTickets, getPersonTickets, saveOrder } from '../../../src/contract';
import { linesOf, orderTotals, type Selection } from '../../../src/domain/tickets/pricing';
import { createMockBackend, createMockClock, scenarios, type World } from '../../../mocks';
import { createMockServer } from '../../../mocks/node';
import { afterEachRow } from '../../eachRow';

export const eventId = '1001';

/** A backend with a frozen clock behind real fetch, and a buyer's moves on it. */
export function backendInTests() {
  const clock = createMockClock({ at: scenarios.conference.now });
  const backend = createMockBackend({ clock });
  const server = createMockServer(backend);
  const bases = {
    v1: 'http://backend.test/api/v1',
    v2: 'http://backend.test/api/v2',
    api: 'http://backend.test/api',
  };
  const client = createClient({ bases });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
  afterEachRow(async () => {
    clock.set(scenarios.conference.now);
    await backend.setFaults({});
    await backend.setLatency(0);
    await backend.reset(scenarios.conference);
  });

  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const requestFor = async (selection: Selection, code?: string): Promise<HoldRequest> => {
    const quantities = Object.entries(selection)
      .map(([id, count]) => `${id}:${count}`)
      .join(',');
    const offered = await client.call(getTickets, {
      params: { eventId },
      query: { quantities, ...(code ? { code } : {}) },
    });
    const { orderTotal, tickets } = {
      orderTotal: orderTotals(linesOf(offered.tickets, selection), backend.db.world.widget).total,
      tickets: Object.entries(selection).map(([id, requestQuantity]) => ({ id, requestQuantity })),
    };
    const currency = offered.currency.code;
    return {
      status: 'keep',
      tickets,
      orderTotal,
      currency,
      promotionalCode: code ?? null,
      payByInvoice: false,
    };
  };
  const send = (body: HoldRequest, idempotencyKey = newKey()) =>
    client.call(holdTickets, { params: { eventId }, body, idempotencyKey });
  const hold = async (selection: Selection, code?: string) => send(await requestFor(selection, code));
  const orderFor = async (held: HeldTransaction): Promise<SaveRequest> => {
    const { personTickets } = await client.call(getPersonTickets, { params: { eventId, token: held.token } });
    return orderOf(held, personTickets);
  };
  const save = (body: SaveRequest, idempotencyKey = newKey()) =>
    client.call(saveOrder, { params: { eventId }, body, idempotencyKey });
  const buy = async (selection: Selection) => {
    const held = await hold(selection);
    if (held.paymentIntentToken) await backend.stripe.confirm(held.paymentIntentToken, '4242424242424242');
    return save(await orderFor(held));
  };
  return { backend, bases, clock, client, newKey, requestFor, send, hold, orderFor, save, buy };
}

/** A filled-in order; every attendee has an address of their own. */
export function orderOf(held: HeldTransaction, personTickets: readonly PersonTicket[]): SaveRequest {
  const answers: Record<string, string> = { firstName: 'Ada', lastName: 'Byron' };
  return {
    token: held.token,
    orderTotal: held.orderTotal,
    currency: held.currency.code,
    billingAddress: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
    personTickets: personTickets.map(({ id, formSubmission }, index) => ({
      id,
      formSubmission: {
        entities: formSubmission.entities.map((entry) => ({
          ...entry,
          id: entry.id.replace(/_form$/, ''),
          submissionValues: [
            entry.attributeKey === 'email'
              ? `guest${index}@example.com`
              : (answers[entry.attributeKey] ?? ''),
          ],
        })),
      },
    })),
    legalAgreement: true,
    showInCommunity: true,
    payByInvoice: false,
    freeEvent: false,
  };
}

/** A world with some of it changed. */
export const worldWith = (change: (world: World) => void): World => {
  const world = structuredClone(scenarios.conference);
  change(world);
  return world;
};

/** What a call failed with. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('The call did not fail.');
}
