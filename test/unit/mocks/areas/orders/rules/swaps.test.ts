import { describe, expect, it } from 'vitest';
import {
  cancelOrder,
  disputeOrder,
  getOrder,
  getTicket,
  holdSwap,
  swapTickets,
  withdrawSwap,
} from '../../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { backend, clock, client, buy, save, orderFor } = backendInTests();

const params = { eventId };
/** A General Admission and a Two-Day Pass; made before stock was counted. */
const amara = { eventId, orderId: '2000-4817' };

const read = (of = amara) => client.call(getOrder, { params: of });
const left = (type: string) => backend.db.stockOf(type).left;

describe('a swap', () => {
  const swap = (ticketId: string, ticketTypeId: string, of = amara) =>
    client.call(swapTickets, {
      params: of,
      query: { email: 'amara@tidewater.example' },
      body: { tickets: [{ ticketId, ticketTypeId }] },
    });

  it('for a type that costs no more is done at once, in both stocks', async () => {
    const [general, workshop] = [left('3001') ?? 0, left('3004') ?? 0];
    const done = await swap('NL26-4817-1', '3004');
    expect(done).toMatchObject({ status: 'done', charge: 0 });
    expect([left('3001'), left('3004')]).toEqual([general + 1, workshop - 1]);
    const ticket = await client.call(getTicket, { params: { ticketId: 'NL26-4817-1' } });
    expect(ticket).toMatchObject({
      ticketName: 'Workshop: Painted Signs',
      swappedFromType: 'General Admission',
    });
  });

  it('for a dearer one waits for the buyer, who pays the difference through its link', async () => {
    const { orderId } = await buy({ 3001: 1 });
    const of = { eventId, orderId };
    const order = await read(of);
    const { swapToken, charge, status } = await swap(order.tickets[0]?.id ?? '', '3002', of);
    // 320.00 + 16.00 fee + 20.00 tax, less 200.65 that was paid.
    expect([status, charge]).toEqual(['open', 155_35]);
    expect(left('3001')).toBe(239);
    const held = await client.call(holdSwap, { params, body: { swapToken }, idempotencyKey: 'swap' });
    expect([held.orderTotal, left('3002')]).toEqual([155_35, 119]);
    await backend.stripe.confirm(held.paymentIntentToken ?? '', '4242424242424242');
    await save({ ...(await orderFor(held)), swapToken });
    expect([left('3001'), left('3002')]).toEqual([240, 119]);
    expect(await read(of)).toMatchObject({ total: order.total + charge, swap: { status: 'done' } });
  });

  eachRow([
    ['unknown ticket', 'NL26-4817-9', '3004', 4046],
    ['unknown type', 'NL26-4817-1', '9', 4046],
    ['its own type', 'NL26-4817-1', '3001', 4022],
    ['a type that is sold out', 'NL26-4817-1', '3005', 4009],
  ])('is refused for %s', async (_, ticketId, ticketTypeId, code) => {
    expect((await failureOf(swap(ticketId, ticketTypeId))).code).toBe(code);
    expect((await read()).swap).toBeNull();
  });

  it('is refused for a ticket that lets nobody in', async () => {
    const failure = await failureOf(swap('NL26-4812-1', '3004', { eventId, orderId: '2000-4812' }));
    expect(failure.code).toBe(4091);
  });

  it('that is open can be withdrawn: its link opens nothing, and the tickets stay', async () => {
    const before = await read();
    const { swapToken } = await swap('NL26-4817-1', '3002');
    const withdraw = (token: string) =>
      client.call(withdrawSwap, { params: amara, query: { swapToken: token } });
    expect((await failureOf(withdraw('sw_another'))).code).toBe(4091);
    const order = await withdraw(swapToken);
    expect(order.swap).toMatchObject({ status: 'withdrawn', withdrawnDate: expect.any(String) as string });
    expect(order.tickets).toEqual(before.tickets);
    expect(order.mails.at(-1)).toMatchObject({ kind: 'swapWithdrawn', to: 'amara@tidewater.example' });
    const opened = client.call(holdSwap, { params, body: { swapToken }, idempotencyKey: 'swap' });
    expect((await failureOf(opened)).code).toBe(4091);
    expect((await failureOf(withdraw(swapToken))).code).toBe(4091);
  });

  it('F91: can’t be withdrawn, and its order not cancelled, while the buyer pays for it', async () => {
    const free = { eventId, orderId: '2000-4813' };
    const { tickets } = await client.call(getOrder, { params: free });
    const { swapToken } = await client.call(swapTickets, {
      params: free,
      query: { email: 'leila@atelier-nord.example' },
      body: { tickets: [{ ticketId: tickets[0]?.id ?? '', ticketTypeId: '3002' }] },
    });
    await client.call(holdSwap, { params, body: { swapToken }, idempotencyKey: 'swap' });
    const withdrawn = client.call(withdrawSwap, { params: free, query: { swapToken } });
    expect((await failureOf(withdrawn)).code).toBe(4091);
    const cancelled = client.call(cancelOrder, { params: free, body: { notifyBuyer: true } });
    expect((await failureOf(cancelled)).code).toBe(4091);
  });

  it('keeps the order as it is while the buyer holds the new tickets', async () => {
    const { swapToken } = await swap('NL26-4817-1', '3002');
    const held = await client.call(holdSwap, { params, body: { swapToken }, idempotencyKey: 'swap' });
    const refund = () =>
      client.call(disputeOrder, {
        params: amara,
        query: { validity: 'invalid', refundAmount: 100_00 },
        body: ['NL26-4817-1'],
      });
    expect((await failureOf(refund())).code).toBe(4091);
    expect((await failureOf(swap('NL26-4817-1', '3009'))).code).toBe(4091);
    const order = await orderFor(held);
    const secret = held.paymentIntentToken ?? '';
    await backend.stripe.confirm(secret, '4242424242424242');
    clock.advance(15 * 60_000);
    await refund();
    // Paid in time but saved too late, for a ticket that is nobody's any more: the money goes back.
    expect((await failureOf(save({ ...order, swapToken }))).code).toBe(4044);
    expect((await backend.stripe.retrieve(secret))?.refunded).toBe(true);
    expect([left('3001'), left('3002')]).toEqual([241, 120]);
  });
});
