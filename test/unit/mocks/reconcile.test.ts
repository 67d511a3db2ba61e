import { describe, expect, it, vi } from 'vitest';
import { getTransaction, releaseTransaction, saveFormData } from '../../../src/contract';
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

  it('is not looked for by itself before the job is started, and not after it was stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const reconciled = vi.fn(() => Promise.resolve(nothing));
    const stop = startReconciling({ reconcile: reconciled }, { everyMs: 1_000 });
    vi.advanceTimersByTime(3_000);
    stop();
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    expect(reconciled).toHaveBeenCalledTimes(3);
  });
});

it('leaves orders that were paid and saved alone', async () => {
  await backend.reset(scenarios.conference);
  const held = await hold({ '3001': 1 });
  await backend.stripe.confirm(held.paymentIntentToken ?? '', goodCard);
  await save(await orderFor(held));
  expect(await reconcile()).toEqual(nothing);
});
