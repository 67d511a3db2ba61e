import { describe, expect, it } from 'vitest';
import { backendInTests, failureOf } from '../backend';

const { backend, hold, orderFor, requestFor, save, send } = backendInTests();

describe('A27: an amount that the client made up', () => {
  it.each([
    ['less', -1],
    ['more', 1],
    ['nothing', Number.NEGATIVE_INFINITY],
  ])('is refused when tickets are held: %s', async (_, change) => {
    const request = await requestFor({ '3001': 1 });
    const orderTotal = Math.max(0, request.orderTotal + change);
    expect((await failureOf(send({ ...request, orderTotal }))).code).toBe(4022);
    expect(backend.db.snapshot().holds).toEqual([]);
  });

  it('is refused in another currency', async () => {
    const request = await requestFor({ '3001': 1 });
    expect((await failureOf(send({ ...request, currency: 'JPY' }))).code).toBe(4022);
    expect(backend.db.snapshot().holds).toEqual([]);
  });

  it('is refused when the order is saved, and what was paid stays what was held', async () => {
    const held = await hold({ '3001': 1 });
    await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    const order = await orderFor(held);
    expect((await failureOf(save({ ...order, orderTotal: 1 }))).code).toBe(4022);
    expect((await failureOf(save({ ...order, currency: 'JPY' }))).code).toBe(4022);
    const { orderId } = await save(order);
    expect(backend.db.orderBook.byId(orderId)?.total).toBe(held.orderTotal);
  });
});
