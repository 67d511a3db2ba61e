import { describe, expect, it } from 'vitest';
import {
  getPersonTickets,
  getTickets,
  getTransaction,
  getWidgetBootstrap,
} from '../../../../../src/contract';
import { scenarios } from '../../../../../mocks';
import { backendInTests, eventId, failureOf, worldWith } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client, requestFor, send, hold } = backendInTests();

const offered = (query: { code?: string; quantities?: string } = {}) =>
  client.call(getTickets, { params: { eventId }, query });
const ticket = async (id: string, query?: { code?: string; quantities?: string }) =>
  (await offered(query)).tickets.find((candidate) => candidate.id === id);

describe('the ticket types', () => {
  it('are each in the state the event is known for', async () => {
    const { tickets } = await offered();
    expect(
      tickets.map(({ name, inSale, saleEnded, remainingTickets }) => [
        name,
        inSale,
        saleEnded,
        remainingTickets,
      ]),
    ).toEqual([
      ['General Admission', true, false, 240],
      ['Two-Day Pass', true, false, 120],
      ['Workshop: Painted Signs', true, false, 3],
      ['Student Day', true, false, 0],
      ['Group of Five', false, false, 40],
      ['Super Early Pass', false, true, 8],
      ['Opening Dinner', false, false, 60],
      ['Community Day', true, false, 300],
    ]);
  });

  it('open and close by the clock', async () => {
    clock.set('2026-03-21T00:00:00-04:00');
    expect(await ticket('3001')).toMatchObject({ inSale: false, saleEnded: true });
    expect(await ticket('3006')).toMatchObject({ inSale: true, saleEnded: false });
  });

  it('are priced for what is chosen', async () => {
    expect(await ticket('3001', { quantities: '3001:2,3004:1,junk,3009:-1,__proto__:3' })).toMatchObject({
      requestQuantity: 2,
      tax: 11_25,
      subtotalPrice: 360_00,
      subtotalPriceWithFees: 378_80,
    });
  });

  it('of an unknown event are not told', async () => {
    const failure = await failureOf(client.call(getWidgetBootstrap, { params: { eventId: '1' } }));
    expect([failure.code, failure.status]).toEqual([4040, 404]);
  });
});

describe('a promotion code', () => {
  it('reduces and reveals, in any case', async () => {
    const { code, tickets } = await offered({ code: 'lantern20' });
    expect(code).toBe('LANTERN20');
    expect(tickets.find(({ id }) => id === '3002')).toMatchObject({
      price: 320_00,
      buyerPrice: 256_00,
      discount: 64_00,
      discountDetails: '20% off',
      fees: 12_80,
      priceWithFees: 336_00,
      priceWithFeesWithDiscount: 268_80,
    });
    expect(tickets.find(({ id }) => id === '3003')).toMatchObject({ visibility: 'revealed', inSale: true });
  });

  it('is refused with the reason', async () => {
    const reasons = ['NOPE', 'WINTER10'].map(async (code) => (await failureOf(offered({ code }))).failure);
    expect(await Promise.all(reasons)).toEqual([
      { code: 4041, message: 'is not a valid promotion code.' },
      { code: 4041, message: 'is no longer valid.' },
    ]);
  });

  it('is used up by a hold and free again when that ends', async () => {
    const request = await requestFor({ 3001: 1 }, 'FRIENDS');
    await send(request);
    expect((await failureOf(send(request))).failure).toEqual({
      code: 4022,
      message: "'FRIENDS' has been used up.",
    });
    clock.advance(15 * 60_000);
    expect((await send(request)).promotionalCode).toBe('FRIENDS');
  });
});

describe('a hold', () => {
  it('adds up tickets, fees and tax as the event does', async () => {
    const held = await hold({ 3001: 1, 3002: 1 }, 'LANTERN20');
    expect(held).toMatchObject({
      status: 'keep',
      timeLimit: 15,
      priceTotal: 458_20,
      feeTotal: 22_20,
      taxTotal: 27_25,
      orderTotal: 485_45,
    });
    expect(held.tickets.map(({ subtotal }) => subtotal)).toEqual([200_65, 284_80]);
    expect(held.paymentIntentToken).toContain('_secret_');
  });

  it('has no payment intent when there is nothing to pay', async () => {
    expect((await hold({ 3009: 1 })).paymentIntentToken).toBeUndefined();
  });

  it('is read again after a reload, with its forms', async () => {
    const held = await hold({ 3004: 2 });
    const params = { eventId, token: held.token };
    clock.advance(60_000);
    const { serverTime, ...again } = await client.call(getTransaction, { params });
    expect({ ...again, serverTime: held.serverTime }).toEqual(held);
    expect(Date.parse(serverTime) - Date.parse(held.serverTime)).toBe(60_000);
    const { form, personTickets } = await client.call(getPersonTickets, { params });
    expect(form.entities.map(({ label }) => label)).toContain('Dietary needs');
    expect(personTickets.map(({ ticketName }) => ticketName)).toEqual([
      'Workshop: Painted Signs',
      'Workshop: Painted Signs',
    ]);
  });

  it('is refused when the total is not the server’s', async () => {
    const request = await requestFor({ 3001: 1 });
    for (const wrong of [{ orderTotal: 1 }, { orderTotal: 189_40 }, { currency: 'JPY' }])
      expect((await failureOf(send({ ...request, ...wrong }))).code).toBe(4022);
    expect(backend.db.heldCount()).toBe(0);
  });

  eachRow([
    ['none at all', {}, 'You need to buy at least one ticket.'],
    ['more than an order may have', { 3002: 7 }, 'An order takes no more than 6 of Two-Day Pass.'],
    ['one whose sale has not begun', { 3006: 1 }, 'Group of Five is not on sale.'],
    ['one whose sale is over', { 3007: 1 }, 'Super Early Pass is not on sale.'],
    ['one that needs another', { 3008: 1 }, 'Opening Dinner is not on sale.'],
    ['one that was not revealed', { 3003: 1 }, 'That ticket type is not for sale.'],
    ['too many over all', { 3001: 10, 3002: 6, 3009: 4, 3004: 1 }, 'One order takes up to 20 tickets.'],
  ])('is refused for %s', async (_, selection, message) => {
    const { failure } = await failureOf(hold(selection));
    expect(failure?.code).toBe(4022);
    expect(failure?.message).toContain(message);
  });

  it('takes a dinner together with the tour it needs', async () => {
    const held = await hold({ 3003: 1, 3008: 1 }, 'LANTERN20');
    expect(held.tickets.map(({ name }) => name)).toEqual(['Backstage Tour', 'Opening Dinner']);
  });

  it('says how many are left when there are fewer', async () => {
    await hold({ 3004: 1 });
    const request = await requestFor({ 3004: 3 });
    const { failure, status } = await failureOf(send(request));
    expect([status, failure]).toEqual([
      409,
      { code: 4009, message: 'Only 2 left: Workshop: Painted Signs.' },
    ]);
    expect((await failureOf(hold({ 3005: 1 }))).failure?.message).toBe('Student Day is sold out.');
  });

  it('goes to exactly one of two buyers who want the last ticket at once', async () => {
    await backend.reset(worldWith(({ ticketTypes }) => ticketTypes.forEach((type) => (type.stock = 1))));
    const request = await requestFor({ 3004: 1 });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => send(request)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(backend.db.stockOf('3004')).toMatchObject({ held: 1, left: 0 });
  });

  it('wants a captcha answer when the event asks for one', async () => {
    await backend.reset(worldWith(({ widget }) => (widget.captchaEnabled = true)));
    expect((await failureOf(hold({ 3009: 1 }))).code).toBe(4021);
  });
});

it('prices yen without decimals', async () => {
  await backend.reset(scenarios.yen);
  const held = await hold({ 3001: 1 });
  expect([held.orderTotal, held.taxTotal, held.currency.minorUnits]).toEqual([20_700, 1800, 0]);
});
