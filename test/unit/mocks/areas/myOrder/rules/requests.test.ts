import { expect, test } from 'vitest';
import { guestAuthorization } from '../../../../../../src/client';
import {
  cancelOrder,
  decideBuyerRequest,
  findMyOrder,
  getBuyerRequests,
  getMyOrderSettings,
  getOrder,
  requestTransfer,
  updateMyOrderSettings,
  type BuyerRequest,
} from '../../../../../../src/contract';
import { eachRow } from '../../../../../eachRow';
import { backendInTests, eventId, failureOf } from '../../../backend';

const { backend, client } = backendInTests();
const params = { eventId };

const list = async (query = {}) => (await client.call(getBuyerRequests, { params, query })).items;
const requestOf = async (id: string) => {
  const request = (await list()).find((each) => each.id === id);
  if (!request) throw new Error(`There is no ${id}.`);
  return request;
};
const decide = (
  { id, version }: Pick<BuyerRequest, 'id' | 'version'>,
  decision: 'approved' | 'declined',
  note = '',
) =>
  client.call(decideBuyerRequest, {
    params: { ...params, requestId: id },
    body: { decision, note, version },
  });
const orderOf = (orderId: string) => client.call(getOrder, { params: { ...params, orderId } });
const find = (orderNumber: string, email: string) =>
  client.call(findMyOrder, { params, body: { orderNumber, email } });

const joan = 'request-3';
const aisha = 'request-4';
const tom = 'request-5';

test('open requests come first, the oldest at the top, then the latest decisions', async () => {
  const ids = (await list()).map(({ id }) => Number(id.replace('request-', '')));
  expect(ids).toEqual([3, 4, 5, 6, 2, 1]);
});

eachRow<[string, object, number[]]>([
  ['status', { status: 'declined' }, [2]],
  ['kind', { kind: 'transfer' }, [3, 6, 1]],
  ['order', { orderId: '2000-4808' }, [4]],
  ['number of an order', { search: '2000-4814' }, [5]],
  ['number of a ticket', { search: 'nl26-4796-4' }, [6]],
  ['who is to get a ticket', { search: 'Peter Bell' }, [3]],
])('requests are found by %s', async (_, query, numbers) => {
  expect((await list(query)).map(({ id }) => id)).toEqual(numbers.map((number) => `request-${number}`));
});

test('an approved transfer changes the attendee, and everybody is written to', async () => {
  const approved = await decide(await requestOf(joan), 'approved', ' See you in May. ');
  expect(approved).toMatchObject({ status: 'approved', note: 'See you in May.', decidedBy: 'Ines Park' });
  const { tickets, mails } = await orderOf('2000-4800');
  expect(tickets[1]).toMatchObject({
    firstName: 'Peter',
    lastName: 'Bell',
    email: 'peter@bellfoundry.example',
  });
  expect(mails.slice(-3).map(({ kind, to }) => [kind, to])).toEqual([
    ['transferred', 'joan.m.bell@bellfoundry.example'],
    ['received', 'peter@bellfoundry.example'],
    ['requestDecided', 'm.bell@bellfoundry.example'],
  ]);
});

test('an approved cancellation cancels the order as organizers do', async () => {
  await decide(await requestOf(aisha), 'approved');
  const { status, tickets } = await orderOf('2000-4808');
  expect({ status, tickets: tickets.map((ticket) => ticket.status) }).toEqual({
    status: 'cancelled',
    tickets: ['cancelled', 'cancelled'],
  });
});

test('what is still open about an order is closed with it, and is not decided afterwards (FAULTS F138)', async () => {
  const { accessToken, tickets } = await find('2000-4808', 'aisha@khanletters.example');
  const ticketId = tickets[1]?.id ?? '';
  const asked = await client.call(requestTransfer, {
    params: { ...params, ticketId },
    body: { firstName: 'Una', lastName: 'Reid', emailAddress: 'una@bellfoundry.example' },
    authorization: guestAuthorization(accessToken),
  });
  expect(asked.tickets[1]?.transfer).toMatchObject({ firstName: 'Una' });
  const [cancellation, transfer] = await list({ orderId: '2000-4808', status: 'open' });
  if (!cancellation || !transfer) throw new Error('Nothing was requested.');
  await decide(cancellation, 'approved');
  const [closed] = await list({ orderId: '2000-4808', status: 'closed' });
  expect(closed).toMatchObject({ id: transfer.id, obstacle: null, decidedBy: null, note: '' });
  expect(await list({ orderId: '2000-4808', status: 'open' })).toEqual([]);
  for (const request of [transfer, closed ?? transfer])
    expect(await failureOf(decide(request, 'declined'))).toMatchObject({ code: 4090 });
  const order = await find('2000-4808', 'aisha@khanletters.example');
  expect(order.tickets[1]?.transfer).toBeNull();
  expect(order.decisions.map(({ kind, status }) => [kind, status])).toEqual([
    ['cancellation', 'approved'],
    ['transfer', 'closed'],
  ]);
});

test('an order that the organizer cancels closes the request for it too (FAULTS F138)', async () => {
  await client.call(cancelOrder, {
    params: { ...params, orderId: '2000-4808' },
    body: { notifyBuyer: false },
  });
  expect(await requestOf(aisha)).toMatchObject({ status: 'closed', decidedBy: null });
  const order = await find('2000-4808', 'aisha@khanletters.example');
  expect(order.cancellation).toBeNull();
  expect(order.decisions).toMatchObject([{ kind: 'cancellation', status: 'closed' }]);
});

test('no money goes back by itself: the order is refunded first (FAULTS F121)', async () => {
  const request = await requestOf(tom);
  expect(request.obstacle).toBe('paid');
  expect(await failureOf(decide(request, 'approved'))).toMatchObject({ code: 4091 });
  expect((await orderOf('2000-4814')).status).toBe('paid');
  backend.db.orderBook.change('2000-4814', { status: 'refunded' });
  expect(await decide(request, 'approved')).toMatchObject({ status: 'approved', obstacle: null });
  expect((await orderOf('2000-4814')).status).toBe('refunded');
});

test('a ticket that lets nobody in can’t be given to somebody else', async () => {
  const request = await requestOf(joan);
  const { tickets } = backend.db.orderBook.get(request.orderId);
  backend.db.orderBook.change(request.orderId, {
    tickets: tickets.map((ticket) => ({ ...ticket, status: 'blocked' as const })),
  });
  expect((await requestOf(joan)).obstacle).toBe('ticket');
  expect(await failureOf(decide(request, 'approved'))).toMatchObject({ code: 4091 });
  expect(await decide(request, 'declined')).toMatchObject({ status: 'declined' });
});

test('what was decided meanwhile is not decided again (FAULTS F119)', async () => {
  const request = await requestOf(joan);
  const declined = await decide(request, 'declined');
  expect(await failureOf(decide(request, 'approved'))).toMatchObject({ code: 4090 });
  expect(await failureOf(decide(declined, 'approved'))).toMatchObject({ code: 4090 });
  expect((await orderOf('2000-4800')).tickets[1]).toMatchObject({ firstName: 'Joan' });
});

test('nobody gets a ticket whom the organizer has not seen (FAULTS F120)', async () => {
  const request = await requestOf(joan);
  const { accessToken } = await find('2000-4800', 'm.bell@bellfoundry.example');
  await client.call(requestTransfer, {
    params: { ...params, ticketId: 'NL26-4800-2' },
    body: { firstName: 'Una', lastName: 'Reid', emailAddress: 'una@bellfoundry.example' },
    authorization: guestAuthorization(accessToken),
  });
  expect(await failureOf(decide(request, 'approved'))).toMatchObject({ code: 4090 });
  expect((await requestOf(joan)).to).toMatchObject({ firstName: 'Una' });
});

test('a note has a limit', async () => {
  const request = await requestOf(joan);
  expect(await failureOf(decide(request, 'declined', 'x'.repeat(1_001)))).toMatchObject({ code: 4000 });
});

test('the buyer sees what was decided, until they ask again', async () => {
  await decide(await requestOf(joan), 'declined', 'The list is printed.');
  const order = await find('2000-4800', 'm.bell@bellfoundry.example');
  expect(order.tickets[1]?.transfer).toBeNull();
  expect(order.decisions).toMatchObject([
    {
      kind: 'transfer',
      status: 'declined',
      ticketId: 'NL26-4800-2',
      name: 'Peter Bell',
      note: 'The list is printed.',
    },
  ]);
  const asked = await client.call(requestTransfer, {
    params: { ...params, ticketId: 'NL26-4800-2' },
    body: { firstName: 'Una', lastName: 'Reid', emailAddress: 'una@bellfoundry.example' },
    authorization: guestAuthorization(order.accessToken),
  });
  expect(asked.decisions).toEqual([]);
  expect(asked.tickets[1]?.transfer).toMatchObject({ firstName: 'Una' });
});

test('what buyers may do is changed where nobody changed it meanwhile', async () => {
  const before = await client.call(getMyOrderSettings, { params });
  expect(before).toEqual({ editAttendees: true, transfer: true, cancel: true, version: 1 });
  const update = (body: typeof before) => client.call(updateMyOrderSettings, { params, body });
  expect(await update({ ...before, cancel: false })).toMatchObject({ cancel: false, version: 2 });
  expect(await failureOf(update(before))).toMatchObject({ code: 4090 });
  expect((await find('2000-4800', 'm.bell@bellfoundry.example')).permissions).toEqual({
    editAttendees: true,
    transfer: true,
    cancel: false,
  });
  const other = await client.call(getMyOrderSettings, { params: { eventId: '1002' } });
  expect(other).toEqual({ editAttendees: false, transfer: false, cancel: false, version: 1 });
});
