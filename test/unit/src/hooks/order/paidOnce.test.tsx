import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBank } from '../../../../../mocks/gateways/fakeLifecycle';
import type { OrderFlow } from '../../../../../src/hooks';
import { backendInTests, eventId } from '../../../mocks/backend';
import { memoryStore, ordersOn, problemOf, reach } from './orderOnBackend';
import { cards, payWith, worldOf, type Behaviour, type Provider } from './payWith';
import { eventually } from '../../../../eventually';

const suite = backendInTests();
const { backend } = suite;
const { open } = ordersOn(suite);

const providers: Provider[] = ['stripe', 'spreedly', 'zooz', 'bitcoin', 'invoice'];

afterEach(() => document.body.replaceChildren());

/** One buyer with one paid ticket held, and what the books say of them. */
async function buyerOf(provider: Provider, behaviour: Behaviour = {}) {
  await backend.reset(worldOf[provider]);
  const rows = () => backend.db.rows('payments', eventId).all();
  const before = {
    orders: backend.db.snapshot().orders.length,
    payments: new Set(rows().map(({ id }) => id)),
  };
  const store = memoryStore();
  const remembered = { sources: new Map<string, string>(), ...behaviour };
  const flow = open({}, store);
  const request = await suite.requestFor({ 3001: 1 });
  if (provider === 'invoice') flow.hold({ ...request, payByInvoice: true }, 'invoice');
  else flow.hold(request, 'card');
  await reach(flow, 'registering');
  return {
    flow,
    press: payWith(provider, suite, remembered),
    /** How often each payment of this buyer took money, in their order. */
    charges: () => [
      ...backend.db.intents.all().map((intent) => intent.charges),
      ...rows().flatMap(({ id, charges }) => (before.payments.has(id) ? [] : [charges])),
    ],
    orders: () => backend.db.snapshot().orders.slice(before.orders),
    /** The page is loaded again: only what the tab remembers is left of the order. */
    reload() {
      const after = open({}, store);
      after.resume();
      return { flow: after, press: payWith(provider, suite, remembered) };
    },
  };
}
type Buyer = Awaited<ReturnType<typeof buyerOf>>;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The form can be sent; what is in doubt is asked about until then. */
const isAtTheForm = (flow: OrderFlow) =>
  eventually(() => {
    const state = flow.getState();
    if (state.at === 'unknownOutcome' && !state.checking) flow.checkOutcome();
    expect(state.at).toBe('registering');
  });

/** Pays `times`, 0 where the money comes later, and makes one order. */
async function isPaidOnce({ charges, orders }: Buyer, flow: OrderFlow, times = 1) {
  await reach(flow, 'confirmed');
  expect(sum(charges())).toBe(times);
  expect(orders()).toHaveLength(1);
}

function nothingIsSold({ charges, orders }: Buyer) {
  expect([sum(charges()), orders()]).toEqual([0, []]);
}

/** Lets the gateway's script play where the dialog would be; answers where it asks. */
async function playBank(flow: OrderFlow): Promise<HTMLElement> {
  await reach(flow, 'authenticating');
  const [fingerprint, challenge] = [document.createElement('div'), document.createElement('div')];
  fingerprint.id = 'fingerprint';
  challenge.id = 'challenge';
  document.body.append(fingerprint, challenge);
  flow.playChallenge({ fingerprint, challenge, show: () => undefined });
  return challenge;
}

describe('one charge and one order, whoever takes the money', () => {
  it.each(providers)('F26: %s, where the answer is lost after the order was made', async (provider) => {
    const buyer = await buyerOf(provider);
    await backend.setFaults({ saveOrder: { kind: 'lostAfterCommit', times: 1 } });
    await buyer.press(buyer.flow);
    await isPaidOnce(buyer, buyer.flow, provider === 'invoice' ? 0 : 1);
  });

  it.each(providers)('%s, where the order is not saved at first and sent again', async (provider) => {
    const buyer = await buyerOf(provider);
    await backend.setFaults({ saveOrder: { kind: 'error500', times: 1 } });
    await buyer.press(buyer.flow);
    await reach(buyer.flow, 'submitting');
    await isAtTheForm(buyer.flow);
    expect(buyer.orders()).toEqual([]);
    await buyer.press(buyer.flow);
    await isPaidOnce(buyer, buyer.flow, provider === 'invoice' ? 0 : 1);
  });

  it.each(providers)(
    'F30: %s, where the page is loaded again before the order is saved',
    async (provider) => {
      const buyer = await buyerOf(provider);
      await backend.setFaults({ saveOrder: { kind: 'networkError' } });
      await buyer.press(buyer.flow);
      await reach(buyer.flow, 'submitting');
      await eventually(() => expect(buyer.flow.getState().at).not.toBe('submitting'));
      await backend.setFaults({});
      const { flow, press } = buyer.reload();
      await isAtTheForm(flow);
      expect(buyer.orders()).toEqual([]);
      await press(flow);
      await isPaidOnce(buyer, flow, provider === 'invoice' ? 0 : 1);
    },
  );

  it('F30: a card, where the page is loaded again after the order was made', async () => {
    const buyer = await buyerOf('stripe');
    await backend.setFaults({
      saveOrder: { kind: 'truncated', times: 1 },
      getSaveOutcome: { kind: 'error500' },
    });
    await buyer.press(buyer.flow);
    await eventually(() =>
      expect(buyer.flow.getState()).toMatchObject({ at: 'unknownOutcome', checking: false }),
    );
    await backend.setFaults({});
    const { flow } = buyer.reload();
    await isPaidOnce(buyer, flow);
  });

  it('F25: a card, where nobody answers for 60 s after it was charged', async () => {
    const buyer = await buyerOf('stripe');
    await backend.setFaults({ saveOrder: { kind: 'neverAnswers', times: 1 } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await buyer.press(buyer.flow);
    await eventually(() => expect(sum(buyer.charges())).toBe(1));
    await vi.advanceTimersByTimeAsync(61_000);
    vi.useRealTimers();
    await isAtTheForm(buyer.flow);
    expect(problemOf(buyer.flow)?.detail?.key).toBe('payment.money.charged');
    expect(buyer.flow.getState()).toMatchObject({ isPaid: true });
    expect(buyer.orders()).toEqual([]);
    await buyer.press(buyer.flow);
    await isPaidOnce(buyer, buyer.flow);
  });
});

describe('a card that is not taken', () => {
  it.each(['stripe', 'spreedly', 'zooz'] as const)(
    '%s: nothing is charged, and another one pays',
    async (provider) => {
      const buyer = await buyerOf(provider);
      await buyer.press(buyer.flow, cards.declined);
      await reach(buyer.flow, 'submitting');
      await isAtTheForm(buyer.flow);
      const message = problemOf(buyer.flow)?.message;
      if (provider === 'zooz') expect(message?.key).toBe('payment.zooz.notAdded');
      else expect(message?.text).toBe('Your card was declined.');
      nothingIsSold(buyer);
      await buyer.press(buyer.flow);
      await isPaidOnce(buyer, buyer.flow);
    },
  );
});

describe.each(['intents', 'sources'] as const)('a bank that asks, in the vocabulary of %s', (vocabulary) => {
  let buyer: Buyer;
  const intent = () => backend.db.intents.all()[0]?.id ?? '';
  beforeEach(async () => {
    buyer = await buyerOf('stripe', { stripe: { vocabulary } });
    await buyer.press(buyer.flow, cards.challenged);
    await reach(buyer.flow, 'authenticating');
  });

  it('refuses: the payment could not be verified, nothing is charged, and another card pays', async () => {
    await backend.stripe.authenticate(intent(), 'failed');
    buyer.flow.leaveChallenge();
    await isAtTheForm(buyer.flow);
    expect(problemOf(buyer.flow)).toMatchObject({
      message: { key: 'error.payment.notVerified' },
      detail: { key: 'payment.stripe.notCharged' },
    });
    nothingIsSold(buyer);
    await buyer.press(buyer.flow);
    await isPaidOnce(buyer, buyer.flow);
    expect(buyer.charges()).toEqual([1]);
  });

  it('is left, and asks again on the same payment', async () => {
    buyer.flow.leaveChallenge();
    await isAtTheForm(buyer.flow);
    expect(problemOf(buyer.flow)).toMatchObject({
      message: { key: 'error.payment.notCompleted' },
      detail: { key: 'payment.stripe.open' },
    });
    nothingIsSold(buyer);
    await buyer.press(buyer.flow, cards.challenged);
    await reach(buyer.flow, 'authenticating');
    await backend.stripe.authenticate(intent(), 'succeeded');
    buyer.flow.leaveChallenge();
    await isPaidOnce(buyer, buyer.flow);
    expect(buyer.charges()).toEqual([1]);
  });

  it('is left once it has said yes: the order is made', async () => {
    await backend.stripe.authenticate(intent(), 'succeeded');
    expect(buyer.orders()).toEqual([]);
    buyer.flow.leaveChallenge();
    await isPaidOnce(buyer, buyer.flow);
  });

  it('and a page that is loaded again meanwhile: the buyer is told, and charged once', async () => {
    const { flow, press } = buyer.reload();
    await isAtTheForm(flow);
    expect(problemOf(flow)?.message.key).toBe('payment.interrupted');
    nothingIsSold(buyer);
    await press(flow, cards.challenged);
    await reach(flow, 'authenticating');
    await backend.stripe.authenticate(intent(), 'succeeded');
    flow.leaveChallenge();
    await isPaidOnce(buyer, flow);
  });
});

describe("a bank that asks in the gateway's own challenge", () => {
  async function challenged(bank: FakeBank = 'asks') {
    const buyer = await buyerOf('spreedly', { spreedly: { bank } });
    await buyer.press(buyer.flow, cards.challenged);
    return buyer;
  }

  it('refuses: the payment could not be verified, and another card pays', async () => {
    const buyer = await challenged();
    const bank = await playBank(buyer.flow);
    const fail = await eventually(() => within(bank).getByRole('button', { name: 'Fail authentication' }));
    fail.click();
    await isAtTheForm(buyer.flow);
    expect(problemOf(buyer.flow)?.message.key).toBe('error.payment.notVerified');
    nothingIsSold(buyer);
    await buyer.press(buyer.flow);
    await isPaidOnce(buyer, buyer.flow);
    expect(buyer.charges()).toEqual([0, 1]);
  });

  it.each(['fails', 'timesOut'] as const)('%s: nothing is charged', async (bank) => {
    const buyer = await challenged(bank);
    await playBank(buyer.flow);
    await isAtTheForm(buyer.flow);
    expect(problemOf(buyer.flow)?.message.key).toBe('error.payment.notCompleted');
    nothingIsSold(buyer);
  });
});

describe('a card that was meant to be paid with', () => {
  async function heldForACard() {
    await backend.reset(worldOf.invoice);
    const flow = open();
    flow.hold(await suite.requestFor({ 3001: 1 }), 'card');
    await reach(flow, 'registering');
    return flow;
  }
  const intents = () => backend.db.intents.all().map(({ status, charges }) => [status, charges]);

  it('and an invoice asked for and not after all: the first payment is over, the second is charged once', async () => {
    const flow = await heldForACard();
    expect(await flow.payByInvoice(true)).toBeNull();
    expect(await flow.payByInvoice(false)).toBeNull();
    await payWith('stripe', suite)(flow);
    await reach(flow, 'confirmed');
    expect(intents()).toEqual([
      ['canceled', 0],
      ['succeeded', 1],
    ]);
  });

  it('and an invoice instead: the order waits for its payment, and no card can be charged for it', async () => {
    const flow = await heldForACard();
    expect(await flow.payByInvoice(true)).toBeNull();
    await payWith('invoice', suite)(flow);
    await reach(flow, 'confirmed');
    expect(backend.db.snapshot().orders.at(-1)).toMatchObject({ invoice: true });
    expect(intents()).toEqual([['canceled', 0]]);
  });

  it('and an invoice that can’t be had now: it stays a card, which is charged once', async () => {
    const flow = await heldForACard();
    await backend.setFaults({ setPayByInvoice: { kind: 'error500', times: 1 } });
    expect((await flow.payByInvoice(true))?.message.key).toBe('payment.switchFailed');
    await payWith('stripe', suite)(flow);
    await reach(flow, 'confirmed');
    expect(intents()).toEqual([['succeeded', 1]]);
  });
});
