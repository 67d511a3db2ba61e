import { describe, expect, it, vi } from 'vitest';
import { offeredSwapToken } from '../../../../../mocks';
import { ApiError } from '../../../../../src/client';
import * as contract from '../../../../../src/contract';
import { getTickets } from '../../../../../src/contract';
import { broken } from '../../../../../src/contract/reading';
import { problemOf } from '../../../../../src/domain';
import { createOrderMemory, type OrderFlow } from '../../../../../src/hooks';
import { lateOrderFlow } from '../../../../../src/hooks/order/lateOrderFlow';
import type { PaymentMethod, PaymentStep } from '../../../../../src/payments';
import { holdOf, memoryStore, reach } from './orderOnBackend';
import { backendInTests, eventId } from '../../../mocks/backend';
import { chargedOrdersOn, saidBy } from './chargedOrders';

const backendOfTest = backendInTests();
const { backend, client, clock, requestFor } = backendOfTest;
const { open, held, pressAndRest, rest, paid } = chargedOrdersOn(backendOfTest);

const once = { orders: 1, charges: 1 };
/** What must never be read by somebody who may have paid. */
const uncharged = /notCharged|notSent|notYet/;

const unreadable = {
  getSaveOutcome: { kind: 'html502' },
  getTransaction: { kind: 'html502' },
} as const;

describe('F78: a save that is answered 504 and committed later', () => {
  it('is confirmed when it was committed after the outcome was read', async () => {
    await backend.setFaults({ saveOrder: { kind: 'lateCommit', times: 1 } });
    const flow = await held();
    await pressAndRest(flow);
    expect(flow.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('is confirmed by the next press when it was committed after the transaction was read', async () => {
    await backend.setFaults({ saveOrder: { kind: 'lateCommit', after: 'getTransaction', times: 1 } });
    const flow = await held();
    await pressAndRest(flow);
    expect(flow.getState().at).toBe('registering');
    expect(saidBy(flow).join()).not.toMatch(uncharged);
    await pressAndRest(flow);
    expect(flow.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('is confirmed by the next press of a form that was changed meanwhile', async () => {
    await backend.setFaults({ saveOrder: { kind: 'lateCommit', after: 'saveFormData', times: 1 } });
    const flow = await held();
    await pressAndRest(flow);
    await pressAndRest(flow, 'another@example.com');
    expect(flow.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
    expect(backend.db.orderBook.all().at(-1)?.buyerEmail).toBe('ada@example.com');
  });

  it('is confirmed instead of released by going back to the tickets', async () => {
    await backend.setFaults({ saveOrder: { kind: 'lateCommit', after: 'getTransaction', times: 1 } });
    const flow = await held();
    await pressAndRest(flow);
    flow.release();
    await rest(flow);
    expect(flow.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('is refunded when its tickets were given back before it arrived', async () => {
    await backend.setFaults({ saveOrder: { kind: 'lateCommit', after: 'releaseTransaction', times: 1 } });
    const flow = await held();
    await pressAndRest(flow);
    flow.release();
    await rest(flow);
    expect(flow.getState()).toEqual({ at: 'selecting', problem: null });
    expect(paid()).toEqual({ orders: 0, charges: 0 });
  });

  it('is confirmed instead of charged again by Start Over', async () => {
    await backend.setFaults({ saveOrder: { kind: 'lateCommit', after: 'getTickets', times: 1 } });
    const flow = await held();
    await pressAndRest(flow);
    flow.expire();
    await reach(flow, 'timedOut');
    expect(saidBy(flow).join()).not.toMatch(uncharged);
    await client.call(getTickets, { params: { eventId } });
    flow.startOver();
    await rest(flow);
    expect(flow.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('is unknown where a refusal of the hold can’t be checked', async () => {
    const flow = await held();
    await backend.setFaults({
      saveOrder: { kind: 'refused', code: 4044, times: 1 },
      getSaveOutcome: { kind: 'html502' },
      getTransaction: { kind: 'html502' },
    });
    await pressAndRest(flow);
    expect(flow.getState().at).toBe('unknownOutcome');
  });
});

describe('F79: a reload while the outcome is unknown', () => {
  it('comes back to the unknown outcome, and to the order once it can be read', async () => {
    const store = memoryStore();
    await backend.setFaults({ ...unreadable, saveOrder: { kind: 'lostAfterCommit', times: 1 } });
    const before = await held(store);
    const { token } = holdOf(before);
    await pressAndRest(before);
    expect(before.getState().at).toBe('unknownOutcome');
    for (let reloads = 0; reloads < 2; reloads += 1) {
      const after = open({}, store);
      after.resume();
      await rest(after);
      expect(after.getState()).toMatchObject({ at: 'unknownOutcome', checking: false, hold: { token } });
    }
    const last = open({}, store);
    last.resume();
    await rest(last);
    await backend.setFaults({});
    last.checkOutcome();
    await rest(last);
    expect(last.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('never opens the selection for a hold that was ever paid for, not even between two tries', async () => {
    const store = memoryStore();
    await backend.setFaults({ saveOrder: { kind: 'html502', times: 1 } });
    const before = await held(store);
    await pressAndRest(before);
    expect(before.getState().at).toBe('registering');
    await backend.setFaults(unreadable);
    const after = open({}, store);
    after.resume();
    await rest(after);
    expect(after.getState().at).toBe('unknownOutcome');
    await backend.setFaults({});
    after.checkOutcome();
    await rest(after);
    expect(after.getState()).toMatchObject({ at: 'registering', hold: { paymentIntentToken: /^pi_/ } });
    await pressAndRest(after);
    expect(after.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('is read before anything new is held when what was stored is of another version', async () => {
    const store = memoryStore();
    await backend.setFaults({ ...unreadable, saveOrder: { kind: 'lostAfterCommit', times: 1 } });
    await pressAndRest(await held(store));
    const key = `boxoffice:${eventId}:hold`;
    const stored = JSON.parse(store.read(key) ?? '') as { token: string };
    store.write(key, JSON.stringify({ ...stored, hold: { token: stored.token } }));
    const after = open({}, store);
    after.resume();
    await rest(after);
    expect(after.getState()).toMatchObject({ at: 'timedOut' });
    expect(saidBy(after).join()).not.toMatch(uncharged);
    await backend.setFaults({});
    after.startOver();
    await rest(after);
    expect(after.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('is read by the next press when the flow could not be loaded', async () => {
    const store = memoryStore();
    await backend.setFaults({ ...unreadable, saveOrder: { kind: 'lostAfterCommit', times: 1 } });
    await pressAndRest(await held(store));
    await backend.setFaults({});
    const opening = vi
      .fn(() => Promise.resolve(open({}, store)))
      .mockRejectedValueOnce(new Error('No such chunk.'));
    const after = lateOrderFlow({
      memory: createOrderMemory(store, eventId),
      isElsewhere: () => false,
      open: opening,
    });
    after.resume();
    await reach(after, 'selecting');
    expect(saidBy(after)).toEqual(['error.default']);
    after.hold(await requestFor({ '3001': 1 }), 'card');
    await rest(after);
    expect(after.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('does not remember what the provider pays by', async () => {
    const store = memoryStore();
    const flow = await held(store);
    const { paymentIntentToken = '', token } = holdOf(flow);
    expect(paymentIntentToken).toMatch(/^pi_/);
    const stored = store.read(`boxoffice:${eventId}:hold`);
    expect(stored).toContain(token);
    expect(stored).not.toContain(paymentIntentToken);
  });
});

describe('F79: a new tab while the outcome is unknown', () => {
  /** A tab whose buyer was charged, and does not know it; what other tabs see of it is in `browserStore`. */
  async function unknownIn(browserStore = memoryStore()) {
    await backend.setFaults({ ...unreadable, saveOrder: { kind: 'lostAfterCommit', times: 1 } });
    const first = await held(memoryStore(), { browserStore });
    await pressAndRest(first);
    expect(first.getState().at).toBe('unknownOutcome');
    const newTab = async () => {
      const tab = open({ browserStore });
      tab.resume();
      await rest(tab);
      return tab;
    };
    return { first, browserStore, newTab };
  }

  it('comes back to it, with the order it finds by checking again', async () => {
    const { first, newTab } = await unknownIn();
    const { token } = holdOf(first);
    const second = await newTab();
    expect(second.getState()).toMatchObject({ at: 'unknownOutcome', checking: false, hold: { token } });
    await backend.setFaults({});
    second.checkOutcome();
    await rest(second);
    expect(second.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('has its own way to the order when the first tab was closed and nobody asks', async () => {
    const { newTab } = await unknownIn();
    await backend.setFaults({});
    expect((await newTab()).getState().at).toBe('confirmed');
    expect((await newTab()).getState()).toEqual({ at: 'selecting', problem: null });
    expect(paid()).toEqual(once);
  });

  it('charges nobody twice when the order was never made', async () => {
    const browserStore = memoryStore();
    await backend.setFaults({ ...unreadable, saveOrder: { kind: 'html502', times: 1 } });
    const first = await held(memoryStore(), { browserStore });
    await pressAndRest(first);
    await backend.setFaults({});
    const second = open({ browserStore });
    second.resume();
    await rest(second);
    expect(second.getState()).toMatchObject({
      at: 'registering',
      problem: { message: { key: 'payment.interrupted' } },
    });
    await pressAndRest(second);
    first.checkOutcome();
    await rest(first);
    expect([first.getState().at, second.getState().at]).toEqual(['confirmed', 'confirmed']);
    expect(paid()).toEqual(once);
  });

  it('finds nothing of it once it is known, nor the secret the provider is paid by', async () => {
    const { first, browserStore, newTab } = await unknownIn();
    expect(browserStore.read(`boxoffice:${eventId}:unknown`)).not.toMatch(/pi_|ada@example/);
    await backend.setFaults({});
    first.checkOutcome();
    await rest(first);
    expect(first.getState().at).toBe('confirmed');
    expect((await newTab()).getState()).toEqual({ at: 'selecting', problem: null });
  });

  it('is read by a tab that was open already before anything is held in it', async () => {
    const browserStore = memoryStore();
    const second = open({ browserStore });
    second.resume();
    const { first } = await unknownIn(browserStore);
    const { token } = holdOf(first);
    second.hold(await requestFor({ '3001': 1 }), 'card');
    await rest(second);
    expect(second.getState()).toMatchObject({ at: 'unknownOutcome', hold: { token } });
    await backend.setFaults({});
    second.checkOutcome();
    await rest(second);
    expect(second.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('is found while the buyer of a save that comes late is back in the form', async () => {
    const browserStore = memoryStore();
    await backend.setFaults({ saveOrder: { kind: 'lateCommit', after: 'getTransaction', times: 1 } });
    const first = await held(memoryStore(), { browserStore });
    await pressAndRest(first);
    expect(first.getState().at).toBe('registering');
    const second = open({ browserStore });
    second.resume();
    await rest(second);
    expect(second.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('is found no more once its tickets were given back', async () => {
    const browserStore = memoryStore();
    await backend.setFaults({ saveOrder: { kind: 'html502', times: 1 } });
    const first = await held(memoryStore(), { browserStore });
    await pressAndRest(first);
    expect(browserStore.read(`boxoffice:${eventId}:unknown`)).not.toBeNull();
    first.release();
    await rest(first);
    expect(first.getState().at).toBe('selecting');
    expect(browserStore.read(`boxoffice:${eventId}:unknown`)).toBeNull();
    expect((await held(memoryStore(), { browserStore })).getState().at).toBe('registering');
  });

  it('does not disturb an order that was begun before, or a swap', async () => {
    const browserStore = memoryStore();
    const own = memoryStore();
    const second = await held(own, { browserStore });
    await unknownIn(browserStore);
    await backend.setFaults({});
    second.hold(await requestFor({ '3001': 1 }), 'card');
    expect(createOrderMemory(own, eventId).recall()?.token).toBe(holdOf(second).token);
    const swapping = open({ browserStore, swap: { token: offeredSwapToken } });
    swapping.resume();
    // Nothing can be swapped in this world; what matters is that the link was followed.
    await reach(swapping, 'swapRefused');
  });

  it.each(['', '7', '[]', '{"token":7}', '{"token":"tx_1"}', '{'])('believes no %j', async (text) => {
    const browserStore = memoryStore();
    browserStore.write(`boxoffice:${eventId}:unknown`, text);
    const tab = open({ browserStore });
    tab.resume();
    await rest(tab);
    expect(tab.getState()).toEqual({ at: 'selecting', problem: null });
  });
});

describe('F74: an answer to the save that is not as promised', () => {
  /** Another answer from the backend for these calls; everything else is its own. */
  const answering = (spoiled: object, names: string[]) => {
    const call: typeof client.call = async (endpoint, input, transport) => {
      const answer = await client.call(endpoint, input, transport);
      const isSpoiled = names.some((name) => endpoint === contract[name as keyof typeof contract]);
      if (!isSpoiled) return answer;
      const read = endpoint.reads?.({ ...(answer as object), ...spoiled }, '', () => undefined);
      if (read === broken) throw new ApiError('malformed', 200, null, 'not as promised');
      return read;
    };
    return { client: { call } };
  };

  it('is confirmed whatever its status says', async () => {
    const flow = await held(undefined, answering({ status: 'PAID' }, ['saveOrder']));
    await pressAndRest(flow);
    expect(flow.getState().at).toBe('confirmed');
    expect(paid()).toEqual(once);
  });

  it('without its token is found by the transaction', async () => {
    const flow = await held(undefined, answering({ token: null }, ['saveOrder', 'getSaveOutcome']));
    await pressAndRest(flow);
    expect(flow.getState()).toMatchObject({
      at: 'confirmed',
      order: { token: expect.any(String) as string },
    });
    expect(paid()).toEqual(once);
  });
});

describe('one key for each hold', () => {
  const keysSent = () => backend.db.snapshot().outcomes.map(([key]) => key);

  it('is the same over retries, reloads and changed forms', async () => {
    const store = memoryStore();
    await backend.setFaults({
      saveOrder: { kind: 'refused', code: 4050, message: 'ada@example.com', times: 2 },
    });
    const sent: string[] = [];
    const call: typeof client.call = (endpoint, input, transport) => {
      const { idempotencyKey, body } = input as { idempotencyKey?: string; body?: { token?: string } };
      if (idempotencyKey && body?.token) sent.push(idempotencyKey);
      return client.call(endpoint, input, transport);
    };
    const first = await held(store, { client: { call } });
    await pressAndRest(first);
    await pressAndRest(first, 'another@example.com');
    const second = open({ client: { call } }, store);
    second.resume();
    await reach(second, 'registering');
    await pressAndRest(second, 'third@example.com');
    expect(second.getState().at).toBe('confirmed');
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect(keysSent()).toContain(sent[0]);
  });

  it('is another for the next hold', async () => {
    const store = memoryStore();
    await pressAndRest(await held(store));
    await pressAndRest(await held(store));
    expect(new Set(keysSent()).size).toBe(2);
  });
});

/** A provider of whom nothing is known before the order is saved. */
const pressWith = (
  flow: OrderFlow,
  begin: PaymentMethod<null>['begin'],
  more: Partial<PaymentMethod<null>> = {},
) =>
  flow.submit({
    method: { id: 'stripe', money: 'withOrder', isOffered: () => true, begin, ...more },
    input: null,
    payer: { name: 'Ada Byron', email: 'ada@example.com' },
    order: { personTickets: [] } as never,
  });
const refuse = () =>
  Promise.resolve<PaymentStep>({ next: 'refused', problem: problemOf('error.notCharged') });

describe('after an attempt whose outcome was unknown', () => {
  it.each([5000, 4012, 4060] as const)('nothing is said to be uncharged by a %i', async (code) => {
    await backend.setFaults({ saveOrder: { kind: 'html502', times: 1 } });
    const flow = await held();
    await pressAndRest(flow);
    await backend.setFaults({ saveOrder: { kind: 'refused', code, times: 1 } });
    await pressAndRest(flow);
    expect(flow.getState().at).toBe('registering');
    expect(saidBy(flow).join()).not.toMatch(uncharged);
  });

  it('nothing is said to be uncharged when its tickets are gone', async () => {
    await backend.setFaults({ saveOrder: { kind: 'html502', times: 1 } });
    const flow = await held();
    await pressAndRest(flow);
    clock.advance(3 * 3_600_000);
    flow.submit({
      method: {
        id: 'stripe',
        money: 'withOrder',
        isOffered: () => true,
        begin: () => Promise.reject(new Error('not reached')),
      },
      input: null,
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
      order: { personTickets: [{ id: 'pt-1', formSubmission: { entities: [] } }] } as never,
    });
    await rest(flow);
    expect(flow.getState().at).toBe('timedOut');
    expect(saidBy(flow).join()).not.toMatch(uncharged);
  });

  it('F78, F79: nothing is said to be uncharged behind a reload in the middle of one', async () => {
    const store = memoryStore();
    const before = await held(store);
    pressWith(before, () => new Promise(() => undefined));
    await reach(before, 'submitting');
    const after = open({}, store);
    after.resume();
    await reach(after, 'registering');
    pressWith(after, refuse);
    await rest(after);
    expect(saidBy(after)).not.toEqual([]);
    expect(saidBy(after).join()).not.toMatch(uncharged);
  });

  it('F78: nothing is said to be uncharged by a try behind a lost one', async () => {
    const flow = await held();
    pressWith(flow, () => Promise.reject(new ApiError('network', 503, null, 'no answer')));
    await reach(flow, 'registering');
    pressWith(flow, refuse);
    await rest(flow);
    expect(saidBy(flow)).not.toEqual([]);
    expect(saidBy(flow).join()).not.toMatch(uncharged);
  });

  it('F38, F81: a provider that was silent is asked again before anybody may pay again', async () => {
    const flow = await held();
    const order = { orderId: '7001', token: 'tok', status: 'complete' } as const;
    const recheck = vi.fn(() => Promise.resolve<PaymentStep>({ next: 'settled', order }));
    pressWith(flow, () => Promise.resolve({ next: 'unknown' }), { recheck });
    await rest(flow);
    expect(flow.getState()).toEqual({ at: 'confirmed', order });
    expect(recheck).toHaveBeenCalledOnce();
  });
});
