import { describe, expect, it } from 'vitest';
import {
  getConfirmation,
  getSaveOutcome,
  getTransaction,
  listOrders,
  releaseTransaction,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf, worldWith } from '../../backend';

const { backend, clock, client, newKey, requestFor, send, hold, orderFor, save, buy } = backendInTests();

describe('a free order', () => {
  it('is held, saved, confirmed and listed', async () => {
    const order = await buy({ 3009: 2 });
    expect(order.status).toBe('complete');
    const { orderId, token } = order;
    const confirmation = await client.call(getConfirmation, { params: { eventId, orderId, token } });
    expect(confirmation).toMatchObject({ amount: 0, quantity: 2, paidVia: null, buyerName: 'Ada Byron' });
    const listed = await client.call(listOrders, { params: { eventId }, query: { search: 'ada@example' } });
    expect(listed.orders.map(({ id, status }) => [id, status])).toEqual([[orderId, 'free']]);
    expect(backend.db.stockOf('3009')).toEqual({ initial: 300, held: 0, sold: 2, left: 298 });
  });

  it('does not show its confirmation to a wrong token', async () => {
    const { orderId } = await buy({ 3009: 1 });
    const failure = await failureOf(
      client.call(getConfirmation, { params: { eventId, orderId, token: 'x' } }),
    );
    expect([failure.code, failure.status]).toEqual([4045, 404]);
  });
});

describe('a card order', () => {
  it('is saved only after exactly its intent has succeeded', async () => {
    const held = await hold({ 3001: 1 });
    const order = await orderFor(held);
    expect((await failureOf(save(order))).code).toBe(4002);
    const intent = await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    expect((await failureOf(save({ ...order, paymentIntentId: 'pi_other' }))).code).toBe(4002);
    const saved = await save({ ...order, paymentIntentId: intent?.id ?? '' });
    const confirmation = await client.call(getConfirmation, {
      params: { eventId, orderId: saved.orderId, token: saved.token },
    });
    expect(confirmation).toMatchObject({ amount: 200_65, paidVia: 'Visa', last4: '4242' });
  });

  it('is not saved after a decline, nor while a challenge is open', async () => {
    const held = await hold({ 3001: 1 });
    const secret = held.paymentIntentToken ?? '';
    const declined = await backend.stripe.confirm(secret, '4000000000000002');
    expect(declined).toMatchObject({ status: 'requires_payment_method', charges: 0 });
    const challenged = await backend.stripe.confirm(secret, '4000002500003155');
    expect(challenged?.status).toBe('requires_action');
    expect((await failureOf(save(await orderFor(held)))).code).toBe(4002);
    await backend.stripe.authenticate(challenged?.id ?? '', 'succeeded');
    expect((await save(await orderFor(held))).status).toBe('complete');
  });

  it('never trusts a total, and stores no card field', async () => {
    const held = await hold({ 3001: 1 });
    await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    const order = await orderFor(held);
    expect((await failureOf(save({ ...order, orderTotal: 1 }))).code).toBe(4022);
    const billingAddress = { ...order.billingAddress, cardNumber: '4242424242424242' };
    await save({ ...order, billingAddress });
    expect(JSON.stringify(backend.db.snapshot())).not.toContain('4242424242424242');
  });
});

describe('idempotency keys', () => {
  it('hold once', async () => {
    const body = await requestFor({ 3004: 2 });
    const key = newKey();
    const [first, second] = await Promise.all([send(body, key), send(body, key)]);
    expect(second.token).toBe(first.token);
    expect(backend.db.heldCount()).toBe(1);
    expect(backend.db.stockOf('3004').held).toBe(2);
  });

  it('hold once although the answer was lost', async () => {
    const body = await requestFor({ 3004: 2 });
    const key = newKey();
    await backend.setFaults({ holdTickets: { kind: 'lostAfterCommit', times: 1 } });
    expect((await failureOf(send(body, key))).outcomeUnknown).toBe(true);
    await send(body, key);
    expect(backend.db.heldCount()).toBe(1);
  });

  it('save and charge once, and tell the outcome when the answer was lost', async () => {
    const held = await hold({ 3001: 1 });
    await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    const order = await orderFor(held);
    const key = newKey();
    const outcome = () => client.call(getSaveOutcome, { params: { eventId, key } });
    expect((await failureOf(outcome())).code).toBe(4044);
    await backend.setFaults({ saveOrder: { kind: 'lostAfterCommit', times: 1 } });
    expect((await failureOf(save(order, key))).kind).toBe('network');
    const known = await outcome();
    expect(await save(order, key)).toEqual(known);
    expect(await save(order)).toEqual(known);
    expect(backend.db.orders({ search: 'ada@' }).total).toBe(1);
    expect((await backend.stripe.retrieve(held.paymentIntentToken ?? ''))?.charges).toBe(1);
  });

  it('are needed', async () => {
    const body = await requestFor({ 3009: 1 });
    expect((await failureOf(send(body, ''))).code).toBe(4022);
  });
});

describe('the end of a hold', () => {
  it('gives the tickets back when time is up, and cancels the payment', async () => {
    const held = await hold({ 3004: 3 });
    expect(backend.db.stockOf('3004').left).toBe(0);
    clock.advance(15 * 60_000 - 1);
    expect(backend.db.stockOf('3004').left).toBe(0);
    clock.advance(1);
    expect(backend.db.stockOf('3004').left).toBe(3);
    const { token } = held;
    expect((await failureOf(client.call(getTransaction, { params: { eventId, token } }))).code).toBe(4044);
    const paid = await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    expect(paid).toMatchObject({ status: 'canceled', charges: 0 });
  });

  it('gives them back once, however often it is released', async () => {
    const { token } = await hold({ 3004: 2 });
    const release = () => client.call(releaseTransaction, { params: { eventId, token } });
    expect([await release(), await release()]).toEqual([null, null]);
    clock.advance(60 * 60_000);
    expect(backend.db.stockOf('3004')).toMatchObject({ held: 0, left: 3 });
  });

  it('F78: keeps those of an order that was made, and its money', async () => {
    const held = await hold({ 3004: 1 });
    const paid = await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    await save(await orderFor(held));
    const params = { eventId, token: held.token };
    await client.call(releaseTransaction, { params }).catch(() => null);
    expect(backend.db.stockOf('3004')).toMatchObject({ held: 0, sold: 1, left: 2 });
    expect(backend.db.intents.find(paid?.id ?? '')).toMatchObject({ charges: 1, refunded: false });
  });

  it('does not lose an order that was paid in time', async () => {
    const held = await hold({ 3004: 1 });
    const order = await orderFor(held);
    await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    clock.advance(15 * 60_000);
    expect(backend.db.stockOf('3004').left).toBe(3);
    expect((await save(order)).status).toBe('complete');
    expect(backend.db.stockOf('3004')).toMatchObject({ held: 0, sold: 1, left: 2 });
  });

  it('refunds one whose tickets were sold meanwhile', async () => {
    const held = await hold({ 3004: 3 });
    const order = await orderFor(held);
    await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    clock.advance(15 * 60_000);
    await buy({ 3004: 1 });
    expect((await failureOf(save(order))).code).toBe(4044);
    expect((await backend.stripe.retrieve(held.paymentIntentToken ?? ''))?.refunded).toBe(true);
    expect(backend.db.stockOf('3004')).toMatchObject({ held: 0, sold: 1, left: 2 });
  });
});

describe('what a saved order must have', () => {
  it('the form of each ticket, the agreement and the buyer', async () => {
    const order = await orderFor(await hold({ 3009: 1 }));
    const refusals = await Promise.all(
      [
        { ...order, personTickets: [] },
        { ...order, legalAgreement: false },
        { ...order, billingAddress: { ...order.billingAddress, email: 'nobody' } },
      ].map(async (body) => (await failureOf(save(body))).failure?.message),
    );
    expect(refusals).toEqual([
      'The registration for Community Day is missing.',
      'Please read and accept terms before proceeding.',
      'Email is not valid.',
    ]);
  });

  it('an address of its own for each registration, when the event asks for it', async () => {
    await backend.reset(worldWith(({ sale }) => (sale.uniqueEmails = true)));
    const order = await orderFor(await hold({ 3009: 2 }));
    const twin = structuredClone(order);
    const [first, second] = twin.personTickets;
    if (first && second) second.formSubmission = first.formSubmission;
    expect((await failureOf(save(twin))).failure).toEqual({ code: 4050, message: 'guest0@example.com' });
    await save(order);
    const next = await orderFor(await hold({ 3009: 1 }));
    expect((await failureOf(save(next))).failure).toEqual({ code: 4051, message: 'guest0@example.com' });
  });
});
