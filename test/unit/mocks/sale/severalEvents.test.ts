import { describe, expect, it } from 'vitest';
import { createDb } from '../../../../mocks';
import {
  createEvent,
  createPromotion,
  deleteEvent,
  getConfirmation,
  getEvent,
  getPersonTickets,
  getRegistrationData,
  getTicket,
  getTickets,
  getTicketsData,
  getTicketTypes,
  getTransaction,
  getWidgetBootstrap,
  holdTickets,
  listOrders,
  listPromotions,
  runLookerQuery,
  saveOrder,
  saveTicketTypes,
  swapTickets,
} from '../../../../src/contract';
import type { TicketTypeDraft } from '../../../../src/contract';
import { linesOf, orderTotals } from '../../../../src/domain/tickets/pricing';
import { backendInTests, failureOf, orderOf } from '../backend';

const { backend, client, newKey, buy, hold } = backendInTests();

const draft = {
  name: 'Harbour Lights',
  'start-date': '2026-09-04T19:00:00-04:00',
  'end-date': '2026-09-04T23:00:00-04:00',
  'time-zone-id': 'America/New_York',
  venue: { name: 'Pier 4', address: '4 Pier Road', city: 'Boston' },
};

const types: TicketTypeDraft[] = [
  { id: 'seat', name: 'Seat', price: 40_00, quantity: 3, perOrderMin: 1 },
  { id: 'table', name: 'Table', price: 90_00, quantity: null, perOrderMin: 1 },
];

async function newEvent(ticketTypes = types): Promise<string> {
  const { id } = await client.call(createEvent, { params: { accountId: '77' }, body: draft });
  if (ticketTypes.length > 0)
    await client.call(saveTicketTypes, { params: { eventId: id }, body: { data: ticketTypes } });
  return id;
}

const typesOf = async (eventId: string) =>
  (await client.call(getTicketTypes, { params: { eventId }, query: {} })).ticketTypes;

async function holdOf(eventId: string, name: string, count = 1, code?: string) {
  const id = (await typesOf(eventId)).find((type) => type.name === name)?.id ?? '';
  const query = { quantities: `${id}:${count}`, ...(code ? { code } : {}) };
  const offered = await client.call(getTickets, { params: { eventId }, query });
  const { widget } = backend.db.of(eventId).world;
  return client.call(holdTickets, {
    params: { eventId },
    body: {
      status: 'keep',
      tickets: [{ id, requestQuantity: count }],
      orderTotal: orderTotals(linesOf(offered.tickets, { [id]: count }), widget).total,
      currency: offered.currency.code,
      promotionalCode: code ?? null,
      payByInvoice: false,
    },
    idempotencyKey: newKey(),
  });
}

async function buyOf(eventId: string, name: string, count = 1, code?: string) {
  const held = await holdOf(eventId, name, count, code);
  if (held.paymentIntentToken) await backend.stripe.confirm(held.paymentIntentToken, '4242424242424242');
  const { personTickets } = await client.call(getPersonTickets, { params: { eventId, token: held.token } });
  return client.call(saveOrder, {
    params: { eventId },
    body: orderOf(held, personTickets),
    idempotencyKey: newKey(),
  });
}

const ordersOf = async (eventId: string) =>
  (await client.call(listOrders, { params: { eventId }, query: { size: 100 } })).orders.map(({ id }) => id);

const eventOf = (eventId: string) => client.call(getEvent, { params: { accountId: '77', eventId } });

describe('an event that was just made', () => {
  it('has nothing to sell, in the currency of its account, on a page of its own', async () => {
    const eventId = await newEvent([]);
    const { tickets, currency } = await client.call(getTickets, { params: { eventId }, query: {} });
    expect([tickets, currency]).toEqual([[], { code: 'USD', symbol: '$' }]);
    const { event, ticketsWidgetModel } = await client.call(getWidgetBootstrap, { params: { eventId } });
    expect(event).toMatchObject({ id: eventId, name: 'Harbour Lights' });
    expect(ticketsWidgetModel.title).toBeUndefined();
    expect(await client.call(getTicketsData, { params: { eventId } })).toMatchObject({ taxRate: null });
  });

  it('sells what its organizer makes, and counts it', async () => {
    const eventId = await newEvent();
    const { orderId, token } = await buyOf(eventId, 'Seat', 2);
    expect(await ordersOf(eventId)).toEqual([orderId]);
    expect(await eventOf(eventId)).toMatchObject({ 'order-count': 1, 'registration-count': 2 });
    expect((await typesOf(eventId)).map(({ sold }) => sold)).toEqual([2, 0]);
    expect((await failureOf(holdOf(eventId, 'Seat', 2))).code).toBe(4009);
    const confirmed = await client.call(getConfirmation, { params: { eventId, orderId, token } });
    expect(confirmed).toMatchObject({ event: { id: eventId }, amount: 80_00, quantity: 2 });
  });

  it('has its own promotions', async () => {
    const eventId = await newEvent();
    const [seat] = await typesOf(eventId);
    const params = { params: { accountId: '77', eventId } };
    await client.call(createPromotion, {
      ...params,
      body: {
        code: 'EARLY',
        percentOff: 50,
        discountedTicketTypeIds: [seat?.id ?? ''],
        revealedTicketTypeIds: [],
      },
    });
    await buyOf(eventId, 'Seat', 1, 'EARLY');
    const { items } = await client.call(listPromotions, { ...params, query: {} });
    expect(items.map(({ code, uses }) => [code, uses])).toEqual([['EARLY', 1]]);
    expect((await failureOf(hold({ '3001': 1 }, 'EARLY'))).code).toBe(4041);
  });

  it('swaps tickets with its own link', async () => {
    const eventId = await newEvent();
    const { orderId } = await buyOf(eventId, 'Seat');
    const [ticket] = backend.db.of(eventId).orderBook.get(orderId).tickets;
    const [, table] = await typesOf(eventId);
    const { swapToken } = await client.call(swapTickets, {
      params: { eventId, orderId },
      query: { email: 'ada@example.com' },
      body: { tickets: [{ ticketId: ticket?.id ?? '', ticketTypeId: table?.id ?? '' }] },
    });
    expect(backend.db.of(eventId).holdSwap(swapToken).orderTotal).toBe(50_00);
    expect(() => backend.db.holdSwap(swapToken)).toThrow();
  });

  it('can be deleted with all it sells, until somebody buys', async () => {
    const remove = (eventId: string) => client.call(deleteEvent, { params: { accountId: '77', eventId } });
    const [bought, held, unsold] = [await newEvent(), await newEvent(), await newEvent()];
    await buyOf(bought, 'Seat');
    await holdOf(held, 'Seat');
    expect((await failureOf(remove(bought))).code).toBe(4091);
    expect((await failureOf(remove(held))).code).toBe(4091);
    await remove(unsold);
    const failure = await failureOf(client.call(getTickets, { params: { eventId: unsold }, query: {} }));
    expect([failure.status, failure.code]).toEqual([404, 4040]);
  });
});

describe('events side by side', () => {
  it('know nothing of each other’s holds and orders', async () => {
    const [eventId, other] = [await newEvent(), await newEvent()];
    const before = await ordersOf('1001');
    const { orderId } = await buyOf(eventId, 'Seat');
    const northlight = await buy({ '3001': 1 });
    expect(await ordersOf('1001')).toEqual([northlight.orderId, ...before]);
    expect([await ordersOf(eventId), await ordersOf(other)]).toEqual([[orderId], []]);
    const { token } = await holdOf(eventId, 'Seat');
    expect((await failureOf(client.call(getTransaction, { params: { eventId: other, token } }))).code).toBe(
      4044,
    );
    expect(backend.db.of(other).heldCount()).toBe(0);
  });

  it('never give two orders or tickets one number', async () => {
    const events = [await newEvent(), await newEvent()];
    for (const eventId of events) await buyOf(eventId, 'Seat');
    const orders = backend.db.sales().flatMap(({ orderBook }) => orderBook.all());
    const ids = orders.flatMap(({ id, tickets }) => [id, ...tickets.map((ticket) => ticket.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    const ticketId = backend.db.of(events[1] ?? '').orderBook.all()[0]?.tickets[0]?.id ?? '';
    expect(await client.call(getTicket, { params: { ticketId } })).toMatchObject({ ticketName: 'Seat' });
  });

  it('are counted each by itself', async () => {
    const eventId = await newEvent();
    await buyOf(eventId, 'Seat');
    const requested = { accountId: '77', queryName: 'ordersByDay', queryParams: { eventId } } as const;
    const { rows } = await client.call(runLookerQuery, { body: requested });
    expect(rows).toHaveLength(1);
    expect(await client.call(getRegistrationData, { params: { eventId } })).toMatchObject({
      orders: 1,
      registrations: 1,
      byTicketType: [
        { name: 'Seat', registrations: 1, capacity: 3 },
        { name: 'Table', registrations: 0, capacity: null },
      ],
    });
  });

  it('add what they sell to what was counted elsewhere', async () => {
    const params = { eventId: '1003' };
    await client.call(saveTicketTypes, { params, body: { data: types } });
    await client.call(saveTicketTypes, { params: { eventId: '1000' }, body: { data: types } });
    await buyOf('1003', 'Seat');
    expect(await eventOf('1003')).toMatchObject({ 'order-count': 1 });
    expect(await eventOf('1000')).toMatchObject({ 'order-count': 268 });
  });

  it('end their holds by one clock', async () => {
    const eventId = await newEvent();
    const { token, timeLimit } = await holdOf(eventId, 'Seat', 3);
    backend.clock.advance(timeLimit * 60_000);
    expect((await failureOf(client.call(getTransaction, { params: { eventId, token } }))).code).toBe(4044);
    expect(await holdOf(eventId, 'Seat', 3)).toMatchObject({ status: 'keep' });
  });

  it('are all kept by a snapshot, and begun anew by a reset', async () => {
    const eventId = await newEvent();
    const { orderId } = await buyOf(eventId, 'Seat');
    await holdOf(eventId, 'Table');
    const stored = JSON.parse(JSON.stringify(backend.db.snapshot())) as ReturnType<
      typeof backend.db.snapshot
    >;
    const restored = createDb(stored, backend.clock).of(eventId);
    expect(restored.orderBook.all().map(({ id }) => id)).toEqual([orderId]);
    expect([restored.heldCount(), restored.world.ticketTypes.length]).toEqual([1, 2]);
    expect(restored.snapshot()).toEqual(stored);
    await backend.reset();
    expect(backend.db.hasEvent(eventId)).toBe(false);
  });
});

it('keeps members to the events of their account', async () => {
  const event = { ...draft, id: '2400', 'account-id': '112' };
  const rest = { 'order-count': 0, 'registration-count': 0, created: '', modified: '' };
  backend.db.rows('events', '112').add({
    ...event,
    ...rest,
    'tier-configuration': { tier: 'ESSENTIAL', registrations: 10 },
  });
  const sale = () => client.call(getTicketsData, { params: { eventId: '2400' } });
  expect((await sale()).currency).toMatchObject({ code: 'CAD' });
  backend.db.session = 'account';
  expect((await failureOf(sale())).code).toBe(4040);
});
