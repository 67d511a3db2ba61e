import { describe, expect, it } from 'vitest';
import {
  getTransaction,
  holdTickets,
  requestZoozToken,
  setPayByInvoice,
  type HeldTransaction,
} from '../../../../../src/contract';
import { scenarios } from '../../../../../mocks';
import { backendInTests, eventId, failureOf } from '../../backend';

const { backend, clock, client, newKey, requestFor, hold, orderFor, save } = backendInTests();

const byInvoice = ({ token }: HeldTransaction, payByInvoice: boolean) =>
  client.call(setPayByInvoice, { params: { eventId, token }, body: { payByInvoice } });
const heldIn = async (scenario: 'cardAndInvoice' | 'invoiceOnly' | 'conference', ticket = '3001') => {
  await backend.reset(scenarios[scenario]);
  const payByInvoice = scenario === 'invoiceOnly';
  const body = { ...(await requestFor({ [ticket]: 1 })), payByInvoice };
  return client.call(holdTickets, { params: { eventId }, body, idempotencyKey: newKey() });
};

describe('a held order that is to be paid by invoice after all', () => {
  it('has no payment intent any more, and a new one when it is not', async () => {
    const held = await heldIn('cardAndInvoice');
    const first = held.paymentIntentToken ?? '';
    const invoiced = await byInvoice(held, true);
    expect(invoiced).toMatchObject({ token: held.token, isPayByInvoice: true, orderTotal: held.orderTotal });
    expect(invoiced.paymentIntentToken).toBeUndefined();
    expect((await backend.stripe.retrieve(first))?.status).toBe('canceled');
    const back = await byInvoice(held, false);
    expect(back.isPayByInvoice).toBe(false);
    expect(back.paymentIntentToken).not.toBe(first);
    await backend.stripe.confirm(back.paymentIntentToken ?? '', '4242424242424242');
    expect((await save(await orderFor(back))).status).toBe('complete');
  });

  it('is what the next reading answers', async () => {
    const held = await heldIn('cardAndInvoice');
    await byInvoice(held, true);
    const params = { eventId, token: held.token };
    expect((await client.call(getTransaction, { params })).isPayByInvoice).toBe(true);
  });

  it('stays as it is when it is so already', async () => {
    const held = await heldIn('cardAndInvoice');
    expect((await byInvoice(held, false)).paymentIntentToken).toBe(held.paymentIntentToken);
  });

  it('is refused where the event takes no invoices, or nothing else', async () => {
    expect((await failureOf(byInvoice(await heldIn('conference'), true))).code).toBe(4022);
    expect((await failureOf(byInvoice(await heldIn('invoiceOnly'), false))).code).toBe(4022);
  });

  it('is refused when there is nothing to pay', async () => {
    await backend.reset(scenarios.cardAndInvoice);
    expect((await failureOf(byInvoice(await hold({ 3009: 1 }), true))).code).toBe(4022);
  });

  it('is refused once it was paid for, so that nobody pays and gets an invoice', async () => {
    const held = await heldIn('cardAndInvoice');
    await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    expect((await failureOf(byInvoice(held, true))).failure?.message).toContain('paid for');
  });

  it('closes the payment that waited in another gateway’s frame', async () => {
    await backend.reset(scenarios.cardAndInvoice);
    const held = await client.call(holdTickets, {
      params: { eventId },
      query: { gateway: 'zooz' },
      body: await requestFor({ 3001: 1 }),
      idempotencyKey: newKey(),
    });
    const { transactionId } = await client.call(requestZoozToken, {
      params: { eventId },
      body: { token: held.token },
    });
    await byInvoice(held, true);
    expect((await backend.payments.find(transactionId))?.state).toBe('canceled');
  });

  it('is gone when its time is over', async () => {
    const held = await heldIn('cardAndInvoice');
    clock.advance(16 * 60_000);
    expect((await failureOf(byInvoice(held, true))).code).toBe(4044);
  });
});
