import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from '../../../../../src/payments/deadlines';
import type { OrderFlow } from '../../../../../src/hooks';
import { settle } from '../../../../settle';
import { backendInTests, eventId } from '../../../mocks/backend';
import { ordersOn, problemOf, reach } from './orderOnBackend';
import { cards, payWith, worldOf, type Behaviour, type Provider } from './payWith';

const suite = backendInTests();
const { backend } = suite;
const { open } = ordersOn(suite);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Nobody can read what became of an order. */
const unreadable = { getSaveOutcome: { kind: 'html502' }, getTransaction: { kind: 'html502' } } as const;

async function heldAt(provider: Provider, behaviour: Behaviour = {}) {
  await backend.reset(worldOf[provider]);
  const flow = open();
  flow.hold(await suite.requestFor({ 3001: 1 }), 'card');
  await moving(flow, 'registering');
  const rows = () => backend.db.rows('payments', eventId).all();
  const before = new Set(rows().map(({ id }) => id));
  const paid = () => [
    ...backend.db.intents.all().map(({ charges }) => charges),
    ...rows().flatMap(({ id, charges }) => (before.has(id) ? [] : [charges])),
  ];
  return { flow, press: payWith(provider, suite, behaviour), charges: () => sum(paid()) };
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Time goes on by itself, a little with each look. */
async function moving(flow: OrderFlow, state: string) {
  for (let checks = 0; checks < 400 && flow.getState().at !== state; checks += 1) {
    await vi.advanceTimersByTimeAsync(10);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await reach(flow, state);
}

/** So long that every deadline on the way has passed. Calls are answered in between, whatever else the machine does. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 5_000) {
    await vi.advanceTimersByTimeAsync(5_000);
    await settle(10);
  }
}

async function confirms({ flow, charges }: Awaited<ReturnType<typeof heldAt>>) {
  await backend.setFaults({});
  flow.checkOutcome();
  await moving(flow, 'confirmed');
  expect(charges()).toBe(1);
}

describe('F81: a provider that takes the money and never says so', () => {
  it('zooz: nobody knows until the backend does, and then the order is made', async () => {
    const buyer = await heldAt('zooz', { isZoozSilent: true });
    await backend.setFaults(unreadable);
    await buyer.press(buyer.flow);
    await pass(deadlines.confirmMs - 10_000);
    expect(buyer.flow.getState().at).toBe('submitting');
    await pass(60_000);
    expect(buyer.flow.getState()).toMatchObject({ at: 'unknownOutcome', checking: false });
    expect(buyer.charges()).toBe(1);
    await confirms(buyer);
  });

  it('zooz: is asked for by itself where the backend answers', async () => {
    const buyer = await heldAt('zooz', { isZoozSilent: true });
    await buyer.press(buyer.flow);
    await pass(deadlines.confirmMs + 10_000);
    await moving(buyer.flow, 'confirmed');
    expect(buyer.charges()).toBe(1);
  });

  it('spreedly: a challenge without a word ends in the unknown outcome when neither bank nor backend answers', async () => {
    const buyer = await heldAt('spreedly');
    await buyer.press(buyer.flow, cards.challenged);
    await moving(buyer.flow, 'authenticating');
    const challenge = document.createElement('div');
    const fingerprint = document.createElement('div');
    document.body.append(challenge, fingerprint);
    buyer.flow.playChallenge({ challenge, fingerprint, show: () => undefined });
    await pass(10_000);
    const payment = backend.db.rows('payments', eventId).all().at(-1);
    await backend.payments.settle(payment?.id ?? '', 'succeeded');
    await backend.setFaults({ ...unreadable, saveOrder: { kind: 'neverAnswers' } });
    // Nobody leaves it, and no dialog is there to do so.
    await pass(deadlines.challengeMs - 20_000);
    expect(buyer.flow.getState().at).toBe('authenticating');
    await pass(20_000 + 75_000);
    expect(buyer.flow.getState()).toMatchObject({ at: 'unknownOutcome', checking: false });
    await backend.setFaults({});
    buyer.flow.checkOutcome();
    await moving(buyer.flow, 'registering');
    expect(problemOf(buyer.flow)?.detail?.key).toBe('payment.money.notSaved');
    await buyer.press(buyer.flow);
    await moving(buyer.flow, 'confirmed');
    expect(buyer.charges()).toBe(1);
  });

  it('bitcoins: an order that is never answered is unknown, and made once', async () => {
    const buyer = await heldAt('bitcoin');
    await backend.setFaults({ ...unreadable, saveOrder: { kind: 'neverAnswers' } });
    await buyer.press(buyer.flow);
    await pass(75_000);
    expect(buyer.flow.getState()).toMatchObject({ at: 'unknownOutcome', checking: false });
    await backend.setFaults({});
    buyer.flow.checkOutcome();
    await moving(buyer.flow, 'registering');
    expect(problemOf(buyer.flow)?.detail?.key).toBe('payment.money.bitcoinsArrived');
    await buyer.press(buyer.flow);
    await moving(buyer.flow, 'confirmed');
    expect(buyer.charges()).toBe(1);
  });
});
