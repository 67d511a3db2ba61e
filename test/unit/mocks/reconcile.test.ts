import { describe, expect, it, vi } from 'vitest';
import { getBitcoinSource, getTransaction, releaseTransaction, saveFormData } from '../../../src/contract';
import { scenarios } from '../../../mocks';
import { startReconciling } from '../../../mocks/startReconciling';
import { backendInTests, eventId, failureOf, worldWith } from './backend';

const { backend, clock, client, hold, orderFor, save } = backendInTests();
const goodCard = '4242424242424242';
const nothing = { orders: 0, refunds: 0 };

/** A hold whose card was charged and whose order was never saved. */
async function charged({ answered = true } = {}) {
  const held = await hold({ '3001': 1 });
  const order = await orderFor(held);
  const params = { eventId, token: held.token };
  if (answered) await client.call(saveFormData, { params, body: { personTickets: order.personTickets } });
  const intent = await backend.stripe.confirm(held.paymentIntentToken ?? '', goodCard);
  return { held, order, params, intentId: intent?.id ?? '' };
}

/** As the job runs: it sees the payment, and two minutes later nobody has saved its order. */
async function reconcile() {
  const first = await backend.reconcile();
  clock.advance(2 * 60_000);
  const second = await backend.reconcile();
  return { orders: first.orders + second.orders, refunds: first.refunds + second.refunds };
}

describe('F26, F78: a charge whose order was never saved', () => {
  it('becomes the order that was paid for, by the answers that were saved before', async () => {
    const { params, intentId } = await charged();
    expect(await reconcile()).toEqual({ orders: 1, refunds: 0 });
    const found = await client.call(getTransaction, { params });
    expect(found).toMatchObject({ status: 'complete', orderId: expect.any(String) as string });
    expect(backend.db.orderBook.byId(found.orderId ?? '')).toMatchObject({
      buyerName: 'Ada Byron',
      buyerEmail: 'guest0@example.com',
      paidVia: 'Visa',
    });
    expect(backend.db.intents.find(intentId)).toMatchObject({ charges: 1, refunded: false });
    expect(await reconcile()).toEqual(nothing);
  });

  it('is left to its buyer for two minutes', async () => {
    const { order } = await charged();
    expect(await backend.reconcile()).toEqual(nothing);
    clock.advance(60_000);
    expect(await backend.reconcile()).toEqual(nothing);
    await save(order);
    clock.advance(3 * 60_000);
    expect(await backend.reconcile()).toEqual(nothing);
  });

  it('is the same order for a save that comes after the job', async () => {
    const { order, params } = await charged();
    await reconcile();
    const { orderId } = await client.call(getTransaction, { params });
    expect((await save(order)).orderId).toBe(orderId);
    expect(backend.db.intents.all().filter(({ charges }) => charges > 0)).toHaveLength(1);
  });

  it('is refunded once the hold has ended, where its answers make no order', async () => {
    const { order, intentId } = await charged({ answered: false });
    expect(await reconcile()).toEqual(nothing);
    clock.advance(3 * 3_600_000);
    expect(await backend.reconcile()).toEqual({ orders: 0, refunds: 1 });
    expect(backend.db.intents.find(intentId)?.refunded).toBe(true);
    expect((await failureOf(save(order))).code).toBe(4044);
  });

  it('is refunded in the step that gives its tickets back, and no late save makes an order of it', async () => {
    const { order, params, intentId } = await charged();
    await client.call(releaseTransaction, { params });
    expect(backend.db.intents.find(intentId)?.refunded).toBe(true);
    expect((await failureOf(save(order))).code).toBe(4044);
    expect(await reconcile()).toEqual(nothing);
  });

  it('goes the same way at a gateway whose bank asked first', async () => {
    await backend.reset(
      worldWith((world) => {
        world.sale.gateway = 'spreedly';
      }),
    );
    const held = await hold({ '3001': 1 });
    const order = await orderFor(held);
    const params = { eventId, token: held.token };
    await client.call(saveFormData, { params, body: { personTickets: order.personTickets } });
    const { id } = await backend.payments.tokenize('4000002500003155');
    const failure = await failureOf(save({ ...order, paymentToken: id, enable3dSecure: true }));
    const { token } = JSON.parse(failure.failure?.message ?? '{}') as { token: string };
    await backend.payments.settle(token, 'succeeded');
    expect(await reconcile()).toEqual({ orders: 1, refunds: 0 });
  });

  it('is not looked for by itself before the job is started, and not after it was stopped', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const reconciled = vi.fn(() => Promise.resolve(nothing));
    const stop = startReconciling({ reconcile: reconciled }, { everyMs: 1_000 });
    vi.advanceTimersByTime(3_000);
    stop();
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    expect(reconciled).toHaveBeenCalledTimes(3);
  });

  it('goes on after a run that failed, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const away = new Error('The database is away.');
    const reconciled = vi.fn(() => Promise.resolve(nothing)).mockRejectedValueOnce(away);
    const failed = vi.fn();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stops = [
      startReconciling({ reconcile: reconciled }, { everyMs: 1_000, onError: failed }),
      startReconciling({ reconcile: () => Promise.reject(away) }, { everyMs: 1_000 }),
    ];
    await vi.advanceTimersByTimeAsync(2_000);
    stops.forEach((stop) => stop());
    vi.useRealTimers();
    expect(reconciled).toHaveBeenCalledTimes(2);
    expect(failed.mock.calls).toEqual([[away]]);
    expect(logged.mock.calls).toEqual([[away], [away]]);
    logged.mockRestore();
  });
});

describe('bitcoins whose order was never saved', () => {
  /** An address that the buyer's page has read once, as it does as soon as it has it. */
  async function addressed({ bitcoins = 1 } = {}) {
    await backend.reset(worldWith(({ sale }) => (sale.allowBitcoin = true)));
    const held = await hold({ '3001': 1 });
    const order = await orderFor(held);
    const params = { eventId, token: held.token };
    await client.call(saveFormData, { params, body: { personTickets: order.personTickets } });
    const ids: string[] = [];
    for (let made = 0; made < bitcoins; made += 1) {
      const { id } = await backend.payments.createBitcoinSource({ amount: held.orderTotal });
      await client.call(getBitcoinSource, { params: { ...params, sourceId: id } });
      ids.push(id);
    }
    return { held, order, params, ids, pay: (id = ids[0] ?? '') => backend.payments.settle(id, 'succeeded') };
  }
  const found = (id = '') => backend.db.payments.find(id);

  it('become the order that was paid for', async () => {
    const { params, ids, pay } = await addressed();
    expect(await reconcile()).toEqual(nothing);
    await pay();
    expect(await reconcile()).toEqual({ orders: 1, refunds: 0 });
    const { orderId } = await client.call(getTransaction, { params });
    expect(backend.db.orderBook.byId(orderId ?? '')).toMatchObject({ paidVia: 'Bitcoin' });
    expect(found(ids[0])).toMatchObject({ state: 'consumed', charges: 1, refunded: false });
    expect(await reconcile()).toEqual(nothing);
  });

  it('are the same order for a save that comes after the job', async () => {
    const { order, ids, pay, params } = await addressed();
    await pay();
    await reconcile();
    const { orderId } = await client.call(getTransaction, { params });
    const saved = await save({ ...order, isPayByBitcoin: true, paymentToken: ids[0] ?? '' });
    expect(saved.orderId).toBe(orderId);
  });

  it('go back when they arrive after the hold has ended', async () => {
    const { ids, pay } = await addressed();
    clock.advance(3 * 3_600_000);
    expect(await backend.reconcile()).toEqual(nothing);
    await pay();
    expect(await backend.reconcile()).toEqual({ orders: 0, refunds: 1 });
    expect(found(ids[0])?.refunded).toBe(true);
    expect(await backend.reconcile()).toEqual(nothing);
  });

  it('go back in the step that gives the tickets back', async () => {
    const { ids, pay, params } = await addressed();
    await pay();
    await client.call(releaseTransaction, { params });
    expect(found(ids[0])?.refunded).toBe(true);
  });

  it('go back where the order was paid otherwise, or by an address before', async () => {
    const { ids, pay } = await addressed({ bitcoins: 2 });
    await pay(ids[0]);
    await pay(ids[1]);
    expect(await reconcile()).toEqual({ orders: 1, refunds: 0 });
    expect(await backend.reconcile()).toEqual({ orders: 0, refunds: 1 });
    expect(ids.map((id) => found(id)?.refunded)).toEqual([false, true]);
    const second = await addressed();
    await second.pay();
    await backend.stripe.confirm(second.held.paymentIntentToken ?? '', goodCard);
    await save(second.order);
    expect(await reconcile()).toEqual({ orders: 0, refunds: 1 });
    expect(found(second.ids[0])?.refunded).toBe(true);
  });

  it('are nobody else’s: an address belongs to the hold that read it first', async () => {
    const { ids, pay } = await addressed();
    const other = await hold({ '3001': 1 });
    const params = { eventId, token: other.token, sourceId: ids[0] ?? '' };
    expect((await failureOf(client.call(getBitcoinSource, { params }))).code).toBe(4046);
    await pay();
    expect(await reconcile()).toEqual({ orders: 1, refunds: 0 });
    expect((await client.call(getTransaction, { params })).status).toBe('keep');
  });

  it('change nothing for a card at a gateway with hosted fields', async () => {
    await backend.reset(
      worldWith(({ sale }) => {
        sale.allowBitcoin = true;
        sale.gateway = 'spreedly';
      }),
    );
    const held = await hold({ '3001': 1 });
    const order = await orderFor(held);
    const { id: sourceId } = await backend.payments.createBitcoinSource({ amount: held.orderTotal });
    await client.call(getBitcoinSource, { params: { eventId, token: held.token, sourceId } });
    await backend.payments.settle(sourceId, 'succeeded');
    const { id } = await backend.payments.tokenize(goodCard);
    expect((await save({ ...order, paymentToken: id })).status).toBe('complete');
    expect(await reconcile()).toEqual({ orders: 0, refunds: 1 });
  });
});

it('leaves orders that were paid and saved alone', async () => {
  await backend.reset(scenarios.conference);
  const held = await hold({ '3001': 1 });
  await backend.stripe.confirm(held.paymentIntentToken ?? '', goodCard);
  await save(await orderFor(held));
  expect(await reconcile()).toEqual(nothing);
});
