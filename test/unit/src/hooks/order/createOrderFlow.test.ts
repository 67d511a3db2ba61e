import { describe, expect, it, vi } from 'vitest';
import { getPersonTickets, type HeldTransaction } from '../../../../../src/contract';
import { orderError, type Selection } from '../../../../../src/domain';
import { createOrderFlow, createOrderMemory, type OrderFlow, type TextStore } from '../../../../../src/hooks';
import { freePayment, type PaymentStep } from '../../../../../src/payments';
import { backendInTests, eventId, orderOf } from '../../../mocks/backend';
import { eachRow } from '../../../../eachRow';
import { settle } from '../../../../settle';
import { eventually } from '../../../../eventually';

const { backend, client, clock, requestFor } = backendInTests();

const memoryStore = (): TextStore => {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
};

const flowOf = (store = memoryStore()): OrderFlow =>
  createOrderFlow({
    client,
    eventId,
    features: {},
    memory: createOrderMemory(store, eventId),
    returnUrl: 'http://host.test/stripe/return/',
  });

const reach = (flow: OrderFlow, state: string) => eventually(() => expect(flow.getState().at).toBe(state));

const free: Selection = { '3009': 1 };

async function heldFlow(store = memoryStore(), selection = free) {
  const flow = flowOf(store);
  flow.hold(await requestFor(selection), 'card');
  await reach(flow, 'registering');
  return flow;
}

const holdOf = (flow: OrderFlow): HeldTransaction => {
  const state = flow.getState();
  if (!('hold' in state)) throw new Error(`No hold while ${state.at}`);
  return state.hold;
};

async function submit(flow: OrderFlow) {
  const hold = holdOf(flow);
  const { personTickets } = await client.call(getPersonTickets, {
    params: { eventId, token: hold.token },
  });
  return () =>
    flow.submit({
      method: freePayment(),
      input: null,
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
      order: orderOf(hold, personTickets),
    });
}

const problemOf = (flow: OrderFlow) => {
  const state = flow.getState();
  return 'problem' in state ? state.problem?.message : undefined;
};

describe('holding', () => {
  /** FAULTS F12. */
  it('holds once however often the button is pressed', async () => {
    const flow = flowOf();
    const request = await requestFor(free);
    flow.hold(request, 'card');
    flow.hold(request, 'card');
    await reach(flow, 'registering');
    expect(backend.db.snapshot().holds).toHaveLength(1);
  });

  /** FAULTS F11. */
  it('does not hold twice when the answer was lost and the buyer tries again', async () => {
    await backend.setFaults({ holdTickets: { kind: 'lostAfterCommit', times: 1 } });
    const flow = flowOf();
    const request = await requestFor(free);
    flow.hold(request, 'card');
    await reach(flow, 'selecting');
    expect(problemOf(flow)?.key).toBe('error.hold');
    flow.hold(request, 'card');
    await reach(flow, 'registering');
    expect(backend.db.snapshot().holds).toHaveLength(1);
  });

  it('holds what is chosen now, not what was asked for when the answer was lost', async () => {
    await backend.setFaults({ holdTickets: { kind: 'lostAfterCommit', times: 1 } });
    const flow = flowOf();
    flow.hold(await requestFor(free), 'card');
    await reach(flow, 'selecting');
    flow.hold(await requestFor({ '3001': 2 }), 'card');
    await reach(flow, 'registering');
    expect(holdOf(flow).tickets).toMatchObject([{ id: '3001', quantity: 2 }]);
  });

  it('names the gateway the tickets were priced for', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const flow = flowOf();
    flow.hold(await requestFor(free), 'card', 'stripe');
    await reach(flow, 'registering');
    expect(sent.mock.lastCall?.[0]).toMatch(/\/events\/1001\/tickets\/transactions\?gateway=stripe$/);
    sent.mockRestore();
  });

  it('says why when the backend refuses, and lets the buyer try again', async () => {
    await backend.setFaults({ holdTickets: { kind: 'refused', code: 4021, times: 1 } });
    const flow = flowOf();
    flow.hold(await requestFor(free), 'card');
    await reach(flow, 'selecting');
    expect(problemOf(flow)?.key).toBe('error.captcha');
    flow.hold(await requestFor(free), 'card');
    await reach(flow, 'registering');
  });

  it('gives the tickets back on release', async () => {
    const flow = await heldFlow();
    const { token } = holdOf(flow);
    flow.release();
    expect(flow.getState().at).toBe('selecting');
    await eventually(() =>
      expect(backend.db.snapshot().holds.find((hold) => hold.token === token)?.status).not.toBe('keep'),
    );
  });
});

describe('a reload', () => {
  it('goes on with the order of this tab', async () => {
    const store = memoryStore();
    const before = await heldFlow(store);
    const after = flowOf(store);
    after.resume();
    expect(after.getState().at).toBe('resuming');
    await reach(after, 'registering');
    expect(holdOf(after).token).toBe(holdOf(before).token);
  });

  it('shows the time-out panel when the hold ended meanwhile', async () => {
    const store = memoryStore();
    await heldFlow(store);
    clock.advance(3 * 3_600_000);
    const after = flowOf(store);
    after.resume();
    await reach(after, 'timedOut');
    after.startOver();
    expect(after.getState().at).toBe('selecting');
  });

  it('ends in the confirmation when the order was saved before it', async () => {
    const store = memoryStore();
    const before = await heldFlow(store);
    const remembered = { ...holdOf(before) };
    (await submit(before))();
    await reach(before, 'confirmed');
    createOrderMemory(store, eventId).remember({ token: remembered.token, choice: 'card' });
    const after = flowOf(store);
    after.resume();
    await reach(after, 'confirmed');
  });

  eachRow(['error500', 'networkError', 'truncated'] as const)(
    'keeps the form open when a hold can not be read again after sleep (%s)',
    async (kind) => {
      const flow = await heldFlow();
      await backend.setFaults({ getTransaction: { kind, times: 1 } });
      flow.reread();
      await eventually(() => expect(backend.settings.faults.getTransaction?.times).toBe(0));
      await settle();
      expect(flow.getState().at).toBe('registering');
    },
  );

  it('shows the time-out panel when the hold ended while the page slept', async () => {
    const flow = await heldFlow();
    clock.advance(3 * 3_600_000);
    flow.reread();
    await reach(flow, 'timedOut');
  });

  it('stays in the selection, with a reason, when the backend can not be reached', async () => {
    const store = memoryStore();
    await heldFlow(store);
    await backend.setFaults({ getTransaction: { kind: 'networkError', times: 1 } });
    const after = flowOf(store);
    after.resume();
    await reach(after, 'selecting');
    expect(problemOf(after)?.key).toBe('error.hold');
  });
});

describe('saving', () => {
  it('saves once however often the button is pressed, and forgets the order', async () => {
    const store = memoryStore();
    const orders = backend.db.snapshot().orders.length;
    const flow = await heldFlow(store);
    const press = await submit(flow);
    press();
    press();
    await reach(flow, 'confirmed');
    expect(backend.db.snapshot().orders).toHaveLength(orders + 1);
    expect(createOrderMemory(store, eventId).recall()).toBeNull();
  });

  eachRow(['lostAfterCommit', 'truncated'] as const)(
    'finds the order again when the answer was %s',
    async (kind) => {
      await backend.setFaults({ saveOrder: { kind, times: 1 } });
      const orders = backend.db.snapshot().orders.length;
      const flow = await heldFlow();
      (await submit(flow))();
      await reach(flow, 'confirmed');
      expect(backend.db.snapshot().orders).toHaveLength(orders + 1);
    },
  );

  eachRow(['html502', 'error500', 'empty204', 'networkError'] as const)(
    'is back at the form with the default error when the save ends in %s',
    async (kind) => {
      await backend.setFaults({ saveOrder: { kind, times: 1 } });
      const flow = await heldFlow();
      (await submit(flow))();
      await reach(flow, 'registering');
      await eventually(() => expect(problemOf(flow)?.key).toBe('error.default'));
      (await submit(flow))();
      await reach(flow, 'confirmed');
    },
  );

  it('does not offer to pay again while the outcome is unknown', async () => {
    await backend.setFaults({
      saveOrder: { kind: 'lostAfterCommit', times: 1 },
      getSaveOutcome: { kind: 'networkError', times: 1 },
    });
    const orders = backend.db.snapshot().orders.length;
    const flow = await heldFlow();
    const press = await submit(flow);
    press();
    await reach(flow, 'unknownOutcome');
    await eventually(() => expect(flow.getState()).toMatchObject({ checking: false }));
    press();
    expect(flow.getState().at).toBe('unknownOutcome');
    flow.checkOutcome();
    await reach(flow, 'confirmed');
    expect(backend.db.snapshot().orders).toHaveLength(orders + 1);
  });

  it('lets a payment in flight end before the time-out shows', async () => {
    await backend.setLatency({ saveOrder: 100 });
    const flow = await heldFlow();
    (await submit(flow))();
    flow.expire();
    expect(flow.getState().at).toBe('submitting');
    await reach(flow, 'confirmed');
  });

  it('shows the time-out with the reason when the payment in flight fails after expiry', async () => {
    await backend.setLatency({ saveOrder: 100 });
    await backend.setFaults({
      saveOrder: { kind: 'refused', code: 4050, message: 'ada@example.com', times: 1 },
    });
    const flow = await heldFlow();
    (await submit(flow))();
    flow.expire();
    await reach(flow, 'timedOut');
    expect(problemOf(flow)).toEqual({ key: 'error.uniqueEmail', values: { message: 'ada@example.com' } });
  });
});

describe('F47: a buyer who is sent to the provider', () => {
  it('may pay again when they come back by a reload, and hears of nothing interrupted', async () => {
    const store = memoryStore();
    const flow = await heldFlow(store);
    flow.submit({
      method: {
        id: 'paypal',
        isOffered: () => true,
        begin: () => Promise.resolve({ next: 'redirect', address: 'https://www.paypal.com/pay' }),
      },
      input: null,
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
      order: { personTickets: [] } as never,
    });
    await reach(flow, 'redirecting');
    const after = flowOf(store);
    after.resume();
    await reach(after, 'registering');
    expect(after.getState()).toMatchObject({ problem: null });
  });
});

describe('F23: the time ends while the bank asks', () => {
  const challenge = { kind: 'page', url: 'https://bank.test/3ds', reference: 'R-1' } as const;
  const bankChallenges = async (resume: () => Promise<PaymentStep>) => {
    const flow = await heldFlow();
    const { personTickets } = await client.call(getPersonTickets, {
      params: { eventId, token: holdOf(flow).token },
    });
    flow.submit({
      method: {
        id: 'stripe',
        isOffered: () => true,
        begin: () => Promise.resolve({ next: 'challenge', challenge }),
        resume,
      },
      input: null,
      payer: { name: 'Ada Byron', email: 'ada@example.com' },
      order: orderOf(holdOf(flow), personTickets),
    });
    await reach(flow, 'authenticating');
    flow.expire();
    expect(flow.getState()).toMatchObject({ at: 'submitting', expired: true });
    return flow;
  };

  it('closes the challenge, and believes what is read then', async () => {
    const order = { orderId: '7001', token: 'tok', status: 'complete' } as const;
    const resume = vi.fn(() => Promise.resolve<PaymentStep>({ next: 'settled', order }));
    const flow = await bankChallenges(resume);
    await reach(flow, 'confirmed');
    expect(resume).toHaveBeenCalledOnce();
  });

  it('shows the time-out with the reason when the bank refused', async () => {
    const refused: PaymentStep = { next: 'refused', problem: orderError({ code: 5000 }) };
    const flow = await bankChallenges(() => Promise.resolve(refused));
    await reach(flow, 'timedOut');
    expect(problemOf(flow)?.key).toBe('error.notCharged');
  });
});
