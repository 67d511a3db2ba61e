import { describe, expect, it } from 'vitest';
import {
  cancelOrderJob,
  checkOrderJob,
  getOrder,
  getOrderJob,
  listOrderJobRefusals,
  listOrderJobs,
  listOrders,
  startOrderJob,
  type OrderJobRequest,
} from '../../../../../../src/contract';
import { tryOrder } from '../../../../../../mocks/areas/orders/rules/jobs';
import { backendInTests, eventId, failureOf, worldWith } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { backend, client, clock, newKey } = backendInTests();

const params = { eventId };
/** A General Admission and a Two-Day Pass, paid. */
const amara = '2000-4817';
/** All of it went back. */
const refunded = '2000-4811';
/** Its bank has not decided. */
const disputed = '2000-4812';

const start = (body: OrderJobRequest, idempotencyKey = newKey()) =>
  client.call(startOrderJob, { params, body, idempotencyKey });
const resend = (ids?: string[]) => start({ kind: 'resend', orders: ids ? { ids } : {} });
const read = (jobId: string) => client.call(getOrderJob, { params: { ...params, jobId } });
const cancel = (jobId: string) => client.call(cancelOrderJob, { params: { ...params, jobId } });
const listed = async () => (await client.call(listOrderJobs, { params })).jobs;
const refusals = (jobId: string, query: { page?: number; size?: number } = {}) =>
  client.call(listOrderJobRefusals, { params: { ...params, jobId }, query });
const order = (orderId: string) => client.call(getOrder, { params: { ...params, orderId } });

/** Every order of the event, whole. */
const allOrders = async () => {
  const { orders } = await client.call(listOrders, { params, query: { size: 500 } });
  return Promise.all(orders.map(({ id }) => order(id)));
};
const check = (body: Pick<OrderJobRequest, 'kind' | 'orders'>) =>
  client.call(checkOrderJob, { params, body });

describe('F90: a job over many orders', () => {
  it('is queued first, and does what the single call does, with its codes', async () => {
    const before = (await order(amara)).mails.length;
    const job = await resend([amara, refunded, '2000-9999']);
    expect(job).toMatchObject({ status: 'queued', total: 3, done: 0, refused: 0, startedDate: null });
    expect((await order(amara)).mails).toHaveLength(before);
    expect(await read(job.id)).toMatchObject({ status: 'finished', total: 3, done: 1, refused: 2 });
    expect((await order(amara)).mails).toHaveLength(before + 2);
    expect(await refusals(job.id)).toEqual({
      total: 2,
      refusals: [
        { orderId: refunded, code: 4091, reason: 'None of these tickets is valid.' },
        { orderId: '2000-9999', code: 4046, reason: 'There is no order 2000-9999.' },
      ],
    });
    expect((await refusals(job.id, { page: 2, size: 1 })).refusals).toMatchObject([{ orderId: '2000-9999' }]);
  });

  it('refunds all that can go back, once, however often it is asked for', async () => {
    const paid = (await order(amara)).total;
    const body: OrderJobRequest = {
      kind: 'refund',
      orders: { ids: [amara] },
      validity: 'invalid',
      note: 'The hall is closed.',
    };
    const [first, again] = [await start(body, 'refund-1'), await start(body, 'refund-1')];
    expect(again.id).toBe(first.id);
    const job = await read(first.id);
    // A worker that lost its answer tries again.
    expect(tryOrder({ db: backend.db, clock }, job, amara).refusal).toBeNull();
    const { status, refundTotal, payments, notes } = await order(amara);
    expect({ status, refundTotal }).toEqual({ status: 'refunded', refundTotal: paid });
    expect(payments.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    expect(notes.map(({ text }) => text)).toEqual(['The hall is closed.']);
    // Another job finds nothing left to refund.
    const next = await start(body, 'refund-2');
    expect(await read(next.id)).toMatchObject({ status: 'finished', done: 0, refused: 1 });
    expect((await order(amara)).refundTotal).toBe(paid);
  });

  it('goes on with the clock, and with each look where the clock stands still', async () => {
    const job = await resend();
    expect(await read(job.id)).toMatchObject({ status: 'running', total: 25 });
    const tried = ({ done, refused }: { done: number; refused: number }) => done + refused;
    expect(tried(await read(job.id))).toBe(20);
    clock.advance(1_000);
    const { status, endedDate, ...counts } = await read(job.id);
    expect({ status, tried: tried(counts) }).toEqual({ status: 'finished', tried: 25 });
    expect(Date.parse(endedDate ?? '')).toBe(clock.now());
  });

  it('takes the orders that the filter finds when it begins', async () => {
    const { total } = await start({ kind: 'resend', orders: { from: '2026-02-12' } });
    expect(total).toBe(3);
  });

  it('resends only the tickets that were found when it began, and leaves the other orders alone', async () => {
    const [first, second] = (await order(amara)).tickets;
    if (!first || !second) throw new Error('This order has two tickets.');
    const { total, id } = await start({ kind: 'resend', orders: {}, tickets: { ids: [second.id] } });
    expect(total).toBe(1);
    const before = (await order(amara)).mails.length;
    expect(await read(id)).toMatchObject({ status: 'finished', done: 1 });
    const sent = (await order(amara)).mails.slice(before);
    expect(sent).toMatchObject([{ to: second.email, ticketIds: [second.id] }]);
  });

  it('waits for the one before it', async () => {
    const [first, second] = [await resend(), await resend([amara])];
    expect((await listed()).map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'queued'],
      [first.id, 'running'],
    ]);
    clock.advance(1_000);
    expect(await read(first.id)).toMatchObject({ status: 'finished' });
    expect(await read(second.id)).toMatchObject({ status: 'finished' });
  });

  it('begins no other order once it is cancelled; what was done stays done', async () => {
    const job = await resend();
    const running = await read(job.id);
    const cancelled = await cancel(job.id);
    expect(cancelled).toMatchObject({ status: 'cancelled', done: running.done, refused: running.refused });
    clock.advance(60_000);
    expect(await read(job.id)).toEqual(cancelled);
    expect(await cancel(job.id)).toEqual(cancelled);
  });

  it('that is finished can’t be cancelled', async () => {
    const { id } = await resend([amara]);
    await read(id);
    expect(await failureOf(cancel(id))).toMatchObject({ code: 4091 });
  });

  it('is listed for a day after it ended', async () => {
    const { id } = await resend([amara]);
    await read(id);
    clock.advance(24 * 60 * 60 * 1000);
    expect((await listed()).map((job) => job.id)).toEqual([id]);
    clock.advance(1);
    expect(await listed()).toEqual([]);
    expect(await read(id)).toMatchObject({ status: 'finished' });
  });

  eachRow<[string, OrderJobRequest, object]>([
    ['no such order', { kind: 'resend', orders: { search: 'nobody' } }, { code: 4022 }],
    ['no order', { kind: 'resend', orders: { ids: [] } }, { code: 4022 }],
    ['no such ticket', { kind: 'resend', orders: {}, tickets: { search: 'nobody' } }, { code: 4022 }],
    [
      'a refund of single tickets',
      { kind: 'refund', orders: {}, tickets: {}, validity: 'invalid' },
      { code: 4000, failure: { field: 'tickets' } },
    ],
    [
      'a refund that does not say what becomes of tickets',
      { kind: 'refund', orders: {} },
      { code: 4000, failure: { field: 'validity' } },
    ],
    [
      'a note that is too long',
      { kind: 'refund', orders: {}, validity: 'valid', note: 'x'.repeat(1001) },
      { code: 4000, failure: { field: 'note' } },
    ],
    [
      'a note without a refund',
      { kind: 'resend', orders: {}, note: 'x' },
      { code: 4000, failure: { field: 'note' } },
    ],
    [
      'a cancellation that does not say whether buyers are notified',
      { kind: 'cancel', orders: {} },
      { code: 4000, failure: { field: 'notifyBuyer' } },
    ],
    [
      'a notice without a cancellation',
      { kind: 'resend', orders: {}, notifyBuyer: true },
      { code: 4000, failure: { field: 'notifyBuyer' } },
    ],
    [
      'validity without a refund',
      { kind: 'resend', orders: {}, validity: 'valid' },
      { code: 4000, failure: { field: 'validity' } },
    ],
  ])('is not made for %s', async (_why, body, failure) => {
    expect(await failureOf(start(body))).toMatchObject(failure);
    expect(await listed()).toEqual([]);
  });

  it('is not made by a key that another one was made by', async () => {
    await start({ kind: 'resend', orders: { ids: [amara] } }, 'key');
    const other = start({ kind: 'resend', orders: { ids: [refunded] } }, 'key');
    expect(await failureOf(other)).toMatchObject({ code: 4092 });
  });

  it('refunds for support staff only, as the single call does', async () => {
    await backend.reset(worldWith((world) => void (world.session = 'account')));
    const refund = start({ kind: 'refund', orders: { ids: [amara] }, validity: 'invalid' });
    expect(await failureOf(refund)).toMatchObject({ code: 4003 });
    expect(await resend([amara])).toMatchObject({ kind: 'resend' });
  });

  it('does with each order what the check before it foretells', async () => {
    for (const kind of ['resend', 'refund', 'cancel'] as const) {
      const checked = await check({ kind, orders: {} });
      const paidBack = async () => (await allOrders()).reduce((sum, { refundTotal }) => sum + refundTotal, 0);
      const before = await paidBack();
      const { id } = await start({
        kind,
        orders: {},
        ...(kind === 'refund' && { validity: 'invalid' }),
        ...(kind === 'cancel' && { notifyBuyer: false }),
      });
      await read(id);
      clock.advance(60_000);
      const { done, refused } = await read(id);
      expect({ kind, done, refused }).toEqual({
        kind,
        done: checked.eligible,
        refused: checked.total - checked.eligible,
      });
      const named = checked.ineligible.flatMap(({ orderIds }) => orderIds);
      const failed = (await refusals(id, { size: 500 })).refusals.map(({ orderId }) => orderId);
      expect([...named].sort()).toEqual([...failed].sort());
      expect(await paidBack()).toBe(before + checked.refunds.reduce((sum, { amount }) => sum + amount, 0));
    }
  });

  it('is checked without anything done, and refused as the job would be', async () => {
    const { mails, refundTotal } = await order(amara);
    const orders = { ids: [amara, refunded, disputed, '2000-9999'] };
    expect(await check({ kind: 'refund', orders })).toEqual({
      total: 4,
      eligible: 1,
      refunds: [{ currency: (await order(amara)).currency, amount: (await order(amara)).total }],
      ineligible: [
        { reason: 'disputed', count: 1, orderIds: [disputed] },
        { reason: 'refunded', count: 1, orderIds: [refunded] },
        { reason: 'unknown', count: 1, orderIds: ['2000-9999'] },
      ],
    });
    expect(await order(amara)).toMatchObject({ mails, refundTotal });
    expect(await listed()).toEqual([]);
    expect(await failureOf(check({ kind: 'resend', orders: { ids: [] } }))).toMatchObject({ code: 4022 });
    await backend.reset(worldWith((world) => void (world.session = 'account')));
    expect(await failureOf(check({ kind: 'refund', orders }))).toMatchObject({ code: 4003 });
  });

  it('is nobody’s but its event’s', async () => {
    const { id: jobId } = await resend([amara]);
    const elsewhere = client.call(getOrderJob, { params: { eventId: '1002', jobId } });
    expect(await failureOf(elsewhere)).toMatchObject({ status: 404, code: 4046 });
    await backend.reset(worldWith((world) => void (world.session = 'none')));
    expect(await failureOf(read(jobId))).toMatchObject({ code: 4001 });
  });
});
