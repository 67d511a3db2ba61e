import { describe, expect, it } from 'vitest';
import { extendTransaction, getSaveOutcome, saveFormData, setPayByInvoice } from '../../../src/contract';
import { backendInTests, eventId, failureOf } from './backend';

const { backend, client, hold, orderFor, requestFor, save, send } = backendInTests();
const free = { '3009': 1 };

describe('A33: an idempotency key', () => {
  it('answers the same hold to the same request, in whatever order its members come', async () => {
    const request = await requestFor(free);
    const first = await send(request, 'key-a');
    const { status, ...rest } = request;
    expect((await send({ ...rest, status }, 'key-a')).token).toBe(first.token);
    expect(backend.db.snapshot().holds).toHaveLength(1);
  });

  it('is refused for another hold, which is not made', async () => {
    await send(await requestFor(free), 'key-a');
    expect((await failureOf(send(await requestFor({ '3001': 2 }), 'key-a'))).code).toBe(4092);
    expect(backend.db.snapshot().holds).toHaveLength(1);
  });

  it('answers the same order to the same save, and refuses another, which changes nothing', async () => {
    const order = await orderFor(await hold(free));
    const saved = await save(order, 'key-b');
    expect(await save(order, 'key-b')).toEqual(saved);
    const changed = { ...order, billingAddress: { ...order.billingAddress, email: 'else@example.com' } };
    expect((await failureOf(save(changed, 'key-b'))).code).toBe(4092);
    expect(backend.db.orderBook.byId(saved.orderId)?.buyerEmail).toBe('ada@example.com');
  });

  it('is refused for the order of another hold', async () => {
    await save(await orderFor(await hold(free)), 'key-c');
    const other = await orderFor(await hold(free));
    expect((await failureOf(save(other, 'key-c'))).code).toBe(4092);
    expect((await save(other, 'key-d')).orderId).not.toBe('');
  });

  it('stays free after a refusal, which did nothing', async () => {
    const order = await orderFor(await hold(free));
    expect((await failureOf(save({ ...order, legalAgreement: false }, 'key-e'))).code).toBe(4022);
    const saved = await save(order, 'key-e');
    expect(await client.call(getSaveOutcome, { params: { eventId, key: 'key-e' } })).toEqual(saved);
  });

  it('is stored with the world, without a word of what was asked for', async () => {
    await save(await orderFor(await hold(free)), 'key-f');
    const { requestKeys = [] } = backend.db.snapshot();
    expect(requestKeys.map(([key]) => key)).toContain('key-f');
    expect(JSON.stringify(requestKeys)).not.toContain('example.com');
  });
});

it('F78: what is asked of a completed hold is refused as such, and not as one that is gone', async () => {
  const held = await hold({ '3001': 1 });
  await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
  const order = await orderFor(held);
  await save(order);
  const params = { eventId, token: held.token };
  const { personTickets } = order;
  const codes = [
    await failureOf(client.call(saveFormData, { params, body: { personTickets } })),
    await failureOf(client.call(extendTransaction, { params, body: { extend: true } })),
    await failureOf(client.call(setPayByInvoice, { params, body: { payByInvoice: true } })),
  ].map(({ code, status }) => [code, status]);
  expect(codes).toEqual([
    [4047, 409],
    [4047, 409],
    [4047, 409],
  ]);
});
