import { describe, expect, it } from 'vitest';
import {
  cancelOrder,
  getConfirmation,
  getOrder,
  settleInvoice,
  submitTransaction,
  swapTickets,
} from '../../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { backend, client, newKey } = backendInTests();

const params = { eventId };
const read = (orderId: string) => client.call(getOrder, { params: { eventId, orderId } });
const cancel = (orderId: string, notifyBuyer = true) =>
  client.call(cancelOrder, { params: { eventId, orderId }, body: { notifyBuyer } });
const left = (type: string) => backend.db.stockOf(type).left ?? 0;

/** Two General Admissions on invoice. */
const submit = () =>
  client.call(submitTransaction, {
    params,
    body: {
      tickets: [{ id: '3001', requestQuantity: 2 }],
      buyer: { firstName: 'Nadia', lastName: 'Brandt', email: 'nadia@brandt.example' },
      payment: 'invoice',
      sendEmails: false,
    },
    idempotencyKey: newKey(),
  });

describe('cancelling an order', () => {
  it('ends its tickets, puts them on sale again, asks for nothing and tells the buyer', async () => {
    const before = left('3001');
    const { id } = await submit();
    expect(left('3001')).toBe(before - 2);
    const order = await cancel(id);
    expect(left('3001')).toBe(before);
    expect(order).toMatchObject({
      status: 'cancelled',
      payments: [],
      cancelledDate: expect.any(String) as string,
    });
    expect(order.totals.net).toBe(0);
    expect(order.tickets.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect(order.mails.at(-1)).toMatchObject({ kind: 'cancelled', to: 'nadia@brandt.example' });
    const confirmation = await client.call(getConfirmation, {
      params: { eventId, orderId: id, token: order.token },
    });
    expect(confirmation).toMatchObject({ paymentStatus: 'cancelled', amount: 0 });
  });

  it('tells nobody where that is not wanted', async () => {
    const { id } = await submit();
    const { mails } = await read(id);
    expect((await cancel(id, false)).mails).toEqual(mails);
  });

  it('ends an open swap', async () => {
    const { id, tickets } = await submit();
    await client.call(swapTickets, {
      params: { eventId, orderId: id },
      query: { email: 'nadia@brandt.example' },
      body: { tickets: [{ ticketId: tickets[0]?.id ?? '', ticketTypeId: '3002' }] },
    });
    expect((await cancel(id)).swap).toMatchObject({ status: 'withdrawn' });
  });

  it('works for one that was free, once', async () => {
    expect(await cancel('2000-4813')).toMatchObject({ status: 'cancelled' });
    expect((await failureOf(cancel('2000-4813'))).code).toBe(4091);
  });

  eachRow([
    ['paid', '2000-4817', 4091],
    ['disputed', '2000-4812', 4091],
    ['refunded', '2000-4811', 4091],
    ['unknown', '2000-1', 4046],
  ])('is refused for one that is %s', async (_, id, code) => {
    expect((await failureOf(cancel(id))).code).toBe(code);
  });

  it('leaves no invoice to be settled', async () => {
    const { id } = await submit();
    await cancel(id);
    const settled = client.call(settleInvoice, { params: { eventId, orderId: id }, body: { paid: true } });
    expect((await failureOf(settled)).code).toBe(4091);
  });
});
