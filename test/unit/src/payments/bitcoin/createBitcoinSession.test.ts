import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockBackend, scenarios } from '../../../../../mocks';
import { createFakeBitcoin, type FakeBitcoinOptions } from '../../../../../mocks/gateways/fakeBitcoin';
import { bitcoinSourceOf } from '../../../../../mocks/areas/payment/rules';
import { ApiError } from '../../../../../src/client';
import type { BitcoinSource, HeldTransaction, SavedOrder } from '../../../../../src/contract';
import {
  bitcoinPayment,
  legacyBitcoin,
  legacyReceivers,
  type PaymentDeps,
} from '../../../../../src/payments';
import {
  createBitcoinSession,
  type BitcoinSession,
  type BitcoinSessionOptions,
  type StoredSource,
} from '../../../../../src/payments/bitcoin/createBitcoinSession';
import { isBitcoinOffered } from '../../../../../src/payments/bitcoin/isBitcoinOffered';
import { pollingChannel } from '../../../../../src/payments/bitcoin/pollingChannel';
import type { BitcoinChannel, ChannelState } from '../../../../../src/payments/bitcoin/types';
import { deadlines } from '../../../../../src/payments/deadlines';

const given = { email: 'amara@tidewater.example', refundAddress: 'bc1qrefund' };
const tick = (milliseconds = 1) => vi.advanceTimersByTimeAsync(milliseconds);
const backend = createMockBackend({ scenario: scenarios.cardAndBitcoin });

/** A session on the fake provider; `kept` is what a reload left behind. */
function open(options: Omit<FakeBitcoinOptions, 'ledger'> = {}, more: Partial<BitcoinSessionOptions> = {}) {
  const fake = createFakeBitcoin({ ledger: backend.payments, ...options });
  let stored: StoredSource | undefined;
  const readSource = vi.fn((id: string): Promise<BitcoinSource> => {
    const payment = backend.db.payments.find(id);
    return payment
      ? Promise.resolve(bitcoinSourceOf(backend.db, payment))
      : Promise.reject(new ApiError('refused', 404, { code: 4046 }, 'no such source'));
  });
  const session = createBitcoinSession({
    load: fake.load,
    openChannel: fake.channel,
    readSource,
    amount: 20_065,
    memory: { recall: () => stored, note: (next) => (stored = next) },
    ...more,
  });
  return { fake, session, readSource, stored: () => stored, keep: (next: StoredSource) => (stored = next) };
}
const at = ({ getState }: BitcoinSession) => getState().payment.at;
const sourceOf = ({ getState }: BitcoinSession) => {
  const { payment } = getState();
  if (!('source' in payment)) throw new Error(`There is no source at ${payment.at}`);
  return payment.source;
};
async function waiting(options?: Parameters<typeof open>[0], more?: Parameters<typeof open>[1]) {
  const all = open(options, more);
  const stop = all.session.start();
  await tick();
  await all.session.generate(given);
  await tick();
  return { ...all, stop };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await backend.reset();
});
afterEach(() => vi.useRealTimers());

describe('a bitcoin payment', () => {
  it('is pending once a source is generated, and is remembered with its refund address only', async () => {
    const { session, stored } = await waiting();
    expect(at(session)).toBe('waiting');
    expect(sourceOf(session)).toMatchObject({ status: 'pending', currency: 'USD', amount: 20_065 });
    expect(stored()).toEqual({ sourceId: sourceOf(session).id, refundAddress: 'bc1qrefund' });
  });

  it('is read at once, so that the backend knows whose it is when nobody is here any more', async () => {
    const { session, readSource } = await waiting();
    expect(readSource.mock.calls).toEqual([[sourceOf(session).id]]);
  });

  it('asks the provider for US cents, the email and the refund address', async () => {
    const createSource = vi.fn((order: { amount: number }) => backend.payments.createBitcoinSource(order));
    await waiting({}, { load: () => Promise.resolve({ createSource }) });
    expect(createSource.mock.calls).toEqual([[{ amount: 20_065, currency: 'usd', ...given }]]);
  });

  it('is accepted by the message that its source is chargeable, and approved by reading it', async () => {
    const { session, fake, readSource } = await waiting();
    const seen: string[] = [];
    session.subscribe(() => seen.push(at(session)));
    await fake.pay();
    await tick();
    expect(seen).toEqual(['received', 'approved']);
    expect(readSource).toHaveBeenCalledWith(sourceOf(session).id);
  });

  it('F52: is accepted once, and by no message about another source', async () => {
    const { session, fake } = await waiting();
    const { id } = sourceOf(session);
    const seen: string[] = [];
    session.subscribe(() => seen.push(at(session)));
    fake.say('src_of_somebody_else');
    await tick();
    expect(seen).toEqual([]);
    await fake.pay();
    fake.say(id);
    fake.say(id);
    await tick();
    expect(seen).toEqual(['received', 'approved']);
  });

  it('F51: finds by reading what was said while the connection was lost, and asks to hear of it again', async () => {
    const { session, fake, readSource } = await waiting();
    const { id } = sourceOf(session);
    fake.drop();
    expect(session.getState().channel).toBe('connecting');
    await fake.pay();
    await tick();
    expect(at(session)).toBe('waiting');
    readSource.mockClear();
    fake.restore();
    await tick();
    expect(readSource).toHaveBeenCalledWith(id);
    expect(at(session)).toBe('approved');
  });

  it('F51: asks to hear of its source again, and reads it, whatever the server repeats by itself', async () => {
    const created: string[] = [];
    let enter: (state: ChannelState) => void = () => undefined;
    const openChannel = (): BitcoinChannel => ({
      state: 'connected',
      connect: () => enter('connected'),
      close: () => undefined,
      sendCreated: (sourceId) => void created.push(sourceId),
      onChargeable: () => undefined,
      onState: (listener) => (enter = listener),
    });
    const { session, readSource } = await waiting({}, { openChannel });
    const { id } = sourceOf(session);
    expect(created).toEqual([id]);
    readSource.mockClear();
    enter('connecting');
    enter('connected');
    expect(created).toEqual([id, id]);
    expect(readSource).toHaveBeenCalledWith(id);
  });

  it('F81: says that no address could be made when the provider does not answer', async () => {
    const createSource = () => new Promise<never>(() => undefined);
    const { session } = open({}, { load: () => Promise.resolve({ createSource }) });
    session.start();
    await tick();
    void session.generate(given);
    await tick(deadlines.addressMs);
    expect(session.getState().payment).toEqual({ at: 'none', why: 'refused' });
  });

  it('F50: a connection that never comes is told, and the payment is looked up when it is tried again', async () => {
    const { session, fake } = await waiting({ connection: 'never' });
    expect(session.getState().channel).toBe('failed');
    await fake.pay();
    await tick();
    expect(at(session)).toBe('waiting');
    session.tryAgain();
    expect(session.getState().channel).toBe('connecting');
    await tick();
    expect(at(session)).toBe('approved');
  });

  it('is reset with its source, and a late answer changes nothing', async () => {
    const { session, fake, stored } = await waiting();
    const { id } = sourceOf(session);
    session.reset();
    expect(session.getState().payment).toEqual({ at: 'none', why: 'reset' });
    expect(stored()).toBeUndefined();
    fake.say(id);
    await tick();
    expect(at(session)).toBe('none');
    await session.generate({ ...given, email: 'robin@example.com' });
    expect(sourceOf(session).id).not.toBe(id);
  });

  it('can not be reset once it is in', async () => {
    const { session, fake } = await waiting();
    await fake.pay();
    session.reset();
    await tick();
    expect(at(session)).toBe('approved');
  });

  it('says when no address could be made, or when the one that was can take nothing any more', async () => {
    const { session, fake } = await waiting({ refuse: 1 });
    expect(session.getState().payment).toEqual({ at: 'none', why: 'refused' });
    await session.generate(given);
    expect(at(session)).toBe('waiting');
    await fake.pay('canceled');
    session.tryAgain();
    await tick();
    expect(session.getState().payment).toEqual({ at: 'none', why: 'ended' });
  });

  it('goes on after a reload with the address that may have been paid to', async () => {
    const before = await waiting();
    await before.fake.pay('succeeded');
    const after = open();
    after.keep(before.stored() ?? { sourceId: '', refundAddress: '' });
    after.session.start();
    expect(after.session.getState().payment).toEqual({ at: 'restoring', failed: false });
    await tick();
    expect(after.session.getState().payment).toMatchObject({ at: 'approved', refundAddress: 'bc1qrefund' });
  });

  it('keeps an address that can not be looked up now, and drops one that nobody knows', async () => {
    const failing = open({}, { readSource: () => Promise.reject(new Error('no connection')) });
    failing.keep({ sourceId: 'src_1', refundAddress: 'bc1q' });
    failing.session.start();
    await tick();
    expect(failing.session.getState().payment).toEqual({ at: 'restoring', failed: true });
    expect(failing.stored()).toBeDefined();
    const unknown = open();
    unknown.keep({ sourceId: 'src_none', refundAddress: 'bc1q' });
    unknown.session.start();
    await tick();
    expect(unknown.session.getState().payment).toEqual({ at: 'none', why: 'ended' });
    expect(unknown.stored()).toBeUndefined();
  });

  describe('F81: from a provider that never answers', () => {
    const never = () => new Promise<never>(() => undefined);

    it('has no address after 30 seconds, and another can be generated', async () => {
      const { session } = open({}, { load: () => Promise.resolve({ createSource: never }) });
      session.start();
      await tick();
      const generated = session.generate(given);
      await tick(deadlines.addressMs - 1);
      expect(at(session)).toBe('generating');
      await tick(1);
      await generated;
      expect(session.getState().payment).toEqual({ at: 'none', why: 'refused' });
    });

    it('takes no address that comes after that', async () => {
      const unanswered: ((source: BitcoinSource) => void)[] = [];
      const createSource = () => new Promise<BitcoinSource>((resolve) => void unanswered.push(resolve));
      const load = () => Promise.resolve({ createSource });
      const { session, stored } = open({}, { load });
      session.start();
      await tick();
      const generated = session.generate(given);
      await tick(deadlines.addressMs);
      await generated;
      unanswered[0]?.(await backend.payments.createBitcoinSource({ amount: 20_065 }));
      await tick();
      expect([at(session), stored()]).toEqual(['none', undefined]);
    });

    it('keeps the address it has when the next one never comes, and asks for it again', async () => {
      const createSource = vi.fn((order: { amount: number }) => backend.payments.createBitcoinSource(order));
      const load = () => Promise.resolve({ createSource });
      const { session } = await waiting({}, { load, refreshAfter: 600_000 });
      const first = sourceOf(session).id;
      createSource.mockImplementationOnce(never);
      await tick(600_000 + deadlines.addressMs);
      expect(sourceOf(session).id).toBe(first);
      await tick(600_001);
      expect(sourceOf(session).id).not.toBe(first);
    });

    it('is said to have failed after 45 seconds, and can be loaded again', async () => {
      const load = vi.fn<BitcoinSessionOptions['load']>(never);
      const { session, fake } = open({}, { load });
      session.start();
      await tick(deadlines.loadMs - 1);
      expect(session.getState().script).toBe('loading');
      await tick(1);
      expect(session.getState().script).toBe('failed');
      load.mockImplementation(fake.load);
      session.retryLoad();
      await tick();
      expect(session.getState().script).toBe('ready');
    });

    it('has no receivers either: its connection fails after 45 seconds', async () => {
      const { session } = open({}, { openChannel: () => pollingChannel({ receivers: never }) });
      session.start();
      await tick(deadlines.loadMs - 1);
      expect(session.getState().channel).toBe('connecting');
      await tick(1);
      expect(session.getState().channel).toBe('failed');
    });
  });

  it('can be loaded again when the provider could not be had', async () => {
    const { session } = open({ failToLoad: 1 });
    session.start();
    await tick();
    expect(session.getState().script).toBe('failed');
    session.retryLoad();
    await tick();
    expect(session.getState().script).toBe('ready');
  });

  it('outlives its fields: shown again, it is the same address', async () => {
    const { session, stop, fake } = await waiting();
    const { id } = sourceOf(session);
    stop();
    expect(session.getState().channel).toBe('unconnected');
    await fake.pay();
    session.start();
    await tick();
    expect(sourceOf(session)).toMatchObject({ id, status: 'chargeable' });
  });
});

describe('the legacy receivers', () => {
  const legacy = (cancelAfter?: number) => {
    const fake = createFakeBitcoin({ ledger: backend.payments });
    const channel = () =>
      pollingChannel({ receivers: fake.loadReceivers, ...(cancelAfter && { cancelAfter }) });
    return waiting(
      {},
      {
        load: async () => ({ createSource: (await fake.loadReceivers()).createReceiver }),
        openChannel: channel,
        refreshAfter: 600_000,
      },
    ).then((opened) => ({ ...opened, fake }));
  };

  it('are polled for 60 seconds, and again when asked to', async () => {
    const { session, fake } = await legacy();
    expect(session.getState().channel).toBe('connected');
    await tick(59_000);
    expect(session.getState().channel).toBe('connected');
    await tick(1_000);
    expect(session.getState().channel).toBe('paused');
    await fake.pay();
    await tick(10_000);
    expect(at(session)).toBe('waiting');
    session.tryAgain();
    await tick(1_000);
    expect(at(session)).toBe('approved');
  });

  it('are replaced after 10 minutes, and the one before still pays', async () => {
    const { session, fake } = await legacy(3_600_000);
    const first = sourceOf(session).id;
    await tick(600_001);
    const second = sourceOf(session);
    expect(second.id).not.toBe(first);
    expect(session.getState().payment).toMatchObject({ at: 'waiting', isRenewed: true, ...given });
    await backend.payments.settle(first, 'succeeded');
    await tick(1_000);
    expect(sourceOf(session)).toMatchObject({ id: first, status: 'chargeable' });
    expect(fake).toBeDefined();
  });
});

describe('the bitcoin method', () => {
  const hold = {
    orderTotal: 20_065,
    allowBitcoin: true,
    isPayByInvoice: false,
    gateway: 'stripe',
    freeEvent: false,
    currency: { code: 'USD', symbol: '$' },
  } as HeldTransaction;

  it('is offered where the event takes bitcoins and the order is in US dollars', () => {
    expect(isBitcoinOffered({ hold })).toBe(true);
    expect(isBitcoinOffered({ hold, takesCards: false })).toBe(true);
    expect(isBitcoinOffered({ hold: { ...hold, allowBitcoin: false } })).toBe(false);
    expect(isBitcoinOffered({ hold: { ...hold, currency: { code: 'EUR', symbol: '€' } } })).toBe(false);
    expect(isBitcoinOffered({ hold: { ...hold, orderTotal: 0 } })).toBe(false);
    expect(isBitcoinOffered({ hold: { ...hold, isPayByInvoice: true } })).toBe(false);
  });

  it('saves the order with the source as its payment token', async () => {
    const order: SavedOrder = { orderId: '7001', token: 'tok', status: 'complete' };
    const save = vi.fn<PaymentDeps['save']>(() => Promise.resolve(order));
    const deps = { save } as unknown as PaymentDeps;
    const input = { sourceId: 'src_1', refundAddress: 'bc1q' };
    expect(await bitcoinPayment().begin(hold, input, deps)).toEqual({ next: 'settled', order });
    expect(save.mock.calls).toEqual([
      [{ isPayByBitcoin: true, paymentToken: 'src_1', refundAddress: 'bc1q' }],
    ]);
  });
});

describe("the card provider's own bitcoins", () => {
  const order = { amount: 100, currency: 'usd', ...given } as const;
  const bitcoin = { address: 'bc1qpay', amount: 2_371, uri: 'bitcoin:bc1qpay?amount=0.00002371' };
  const made = { id: 'src_1', amount: 100, status: 'pending', bitcoin };
  const source: BitcoinSource = {
    id: 'src_1',
    amount: 100,
    status: 'pending',
    currency: 'USD',
    bitcoinAmount: 2_371,
    address: 'bc1qpay',
    uri: bitcoin.uri,
  };

  it('are made by version 3 of its script', async () => {
    const createSource = vi.fn<(data: object) => Promise<object>>(() => Promise.resolve({ source: made }));
    const provider = await legacyBitcoin(() => Promise.resolve({ createSource }))();
    expect(await provider.createSource(order)).toEqual(source);
    expect(createSource.mock.calls[0]?.[0]).toMatchObject({
      type: 'bitcoin',
      amount: 100,
      currency: 'usd',
      owner: { email: given.email },
    });
  });

  it('are made by version 2 of its script, with its error as it is', async () => {
    const answers: object[] = [made, { error: { message: 'Not today' } }];
    const create = (_data: object, done: (status: number, answer: object) => void) =>
      done(200, answers.shift() ?? {});
    const provider = await legacyBitcoin(() => Promise.resolve({ source: { create } }))();
    expect(await provider.createSource(order)).toEqual(source);
    await expect(provider.createSource(order)).rejects.toThrow('Not today');
  });

  it('are refused by a script that makes none any more', async () => {
    await expect(legacyBitcoin(() => Promise.resolve({}))()).rejects.toThrow('no bitcoin sources');
    await expect(legacyReceivers(() => Promise.resolve({}))()).rejects.toThrow('no bitcoin receivers');
  });

  it('have receivers in the oldest of them', async () => {
    const filled: (() => void)[] = [];
    const cancelReceiverPoll = vi.fn();
    const receiver = { id: 'btcrcv_1', amount: 100, inbound_address: 'bc1qpay', bitcoin_amount: 2_371 };
    const bitcoinReceiver = {
      createReceiver: (_data: object, done: (status: number, answer: object) => void) =>
        done(200, { ...receiver, bitcoin_uri: bitcoin.uri, filled: false }),
      pollReceiver: (_id: string, done: (status: number, answer: object) => void) => {
        done(200, { ...receiver, filled: false });
        filled.push(() => done(200, { ...receiver, filled: true }));
      },
      cancelReceiverPoll,
    };
    const provider = await legacyReceivers(() => Promise.resolve({ bitcoinReceiver }))();
    expect(await provider.createReceiver(order)).toEqual({ ...source, id: 'btcrcv_1' });
    const onFilled = vi.fn();
    const stop = provider.poll('btcrcv_1', onFilled);
    expect(onFilled).not.toHaveBeenCalled();
    filled[0]?.();
    expect(onFilled).toHaveBeenCalledOnce();
    stop();
    expect(cancelReceiverPoll).toHaveBeenCalledWith('btcrcv_1');
  });
});
