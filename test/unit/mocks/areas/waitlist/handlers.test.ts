import { beforeEach, describe, expect, it } from 'vitest';
import {
  getFreePlaces,
  getTickets,
  getTicketTypes,
  getWaitlist,
  holdSwap,
  joinWaitlist,
  offerPlaces,
  removeFromWaitlist,
  saveTicketTypes,
  swapTickets,
  updatePromotion,
  getPromotion,
  type WaitlistRequest,
} from '../../../../../src/contract';
import { offeredSwapToken, scenarios } from '../../../../../mocks';
import { beforeEachRow, eachRow } from '../../../../eachRow';
import { backendInTests, eventId, failureOf, worldWith } from '../../backend';

const { backend, clock, client, hold, orderFor, save } = backendInTests();

const event = { accountId: '77', eventId };
const studentDay = '3005';
const freeDay = '3009';
const request: WaitlistRequest = {
  ticketInfoId: studentDay,
  name: 'Ines Prado',
  email: 'ines@tipografia.example',
  quantity: 2,
};
const join = (changes: Partial<WaitlistRequest> = {}) =>
  client.call(joinWaitlist, { params: { eventId }, body: { ...request, ...changes } });
const list = async (query = {}) => (await client.call(getWaitlist, { params: event, query })).items;
const entry = async (email: string) => (await list({ search: email }))[0];
const offer = (ids: string[], rest: { hours?: number; beyondFree?: boolean } = {}) =>
  client.call(offerPlaces, { params: event, body: { ids, hours: 48, ...rest } });
const remove = (ids: string[]) => client.call(removeFromWaitlist, { params: event, body: { ids } });
const free = async (id: string) => {
  const { places } = await client.call(getFreePlaces, { params: event });
  return places.find(({ ticketTypeId }) => ticketTypeId === id)?.free;
};
const left = async (id: string, code?: string) => {
  const { tickets } = await client.call(getTickets, { params: { eventId }, query: code ? { code } : {} });
  return tickets.find((ticket) => ticket.id === id)?.remainingTickets;
};
const codeFor = (email: string) => {
  const sent = backend.db.rows('promotionEmails', eventId).all();
  return /promo=(.*)$/m.exec(sent.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
};
/** The free type is sold out but for as many places. */
const withPlaces = (stock: number) =>
  backend.reset(
    worldWith((world) => {
      world.ticketTypes = world.ticketTypes.map((type) =>
        type.id === freeDay ? { ...type, stock, waitlist: true } : type,
      );
    }),
  );
/** Sold out, joined, and then as many places came back. */
const waitingFor = async (stock: number, quantity: number) => {
  await withPlaces(0);
  const { id } = await join({ ticketInfoId: freeDay, quantity });
  const type = backend.db.world.ticketTypes.find((each) => each.id === freeDay);
  if (type) type.stock = stock;
  return id;
};

beforeEachRow(() => backend.reset(scenarios.waitlist));

describe('who joins the list', () => {
  it('waits at its end, and is known by name and address', async () => {
    const { id, quantity } = await join({ email: ' ines@tipografia.example ' });
    expect(quantity).toBe(2);
    expect((await list()).at(-1)).toEqual({
      id,
      ticketTypeId: studentDay,
      ticketName: 'Student Day',
      name: 'Ines Prado',
      email: 'ines@tipografia.example',
      quantity: 2,
      status: 'WAITING',
      offeredUntil: null,
      orderId: null,
      createdDate: '2026-02-12T15:00:00.000Z',
    });
    expect(await list({ search: 'PRADO', status: 'WAITING', ticketTypeId: studentDay })).toHaveLength(1);
    expect(await list({ search: 'prado', status: 'EXPIRED' })).toHaveLength(0);
  });

  eachRow<[string, Partial<WaitlistRequest>, number]>([
    ['no name', { name: ' ' }, 4000],
    ['no address', { email: 'ines' }, 4000],
    ['no tickets', { quantity: 0 }, 4000],
    ['more than an order takes', { quantity: 3 }, 4000],
    ['half a ticket', { quantity: 1.5 }, 4000],
    ['a type without a list', { ticketInfoId: '3001' }, 4022],
    ['an unknown type', { ticketInfoId: 'nothing' }, 4022],
    ['somebody on it already', { email: 'AINO.LEHTO@kirjapaja.example' }, 4051],
  ])('is refused with %s', async (_what, changes, code) => {
    expect((await failureOf(join(changes))).failure).toMatchObject({ code });
  });

  it('needs a captcha’s token where a hold needs one, and a new one each time', async () => {
    const { widget } = scenarios.waitlist;
    await backend.reset({ ...scenarios.waitlist, widget: { ...widget, captchaEnabled: true } });
    const joinWith = (captcha?: string) =>
      client.call(joinWaitlist, { params: { eventId }, body: request, captcha });
    expect((await failureOf(joinWith())).failure).toMatchObject({ code: 4021 });
    expect((await failureOf(joinWith('bad-1'))).failure).toMatchObject({ code: 4021 });
    await joinWith('good-1');
    expect((await failureOf(joinWith('good-1'))).failure).toMatchObject({ code: 4021 });
  });

  it('may come back once an offer ended', async () => {
    await join({ email: 'piet@drukwerk.example' });
    expect(await list({ search: 'piet@' })).toHaveLength(2);
  });

  it('is refused where there are places again, and when the event is over', async () => {
    await withPlaces(2);
    expect((await failureOf(join({ ticketInfoId: freeDay }))).failure).toMatchObject({ code: 4091 });
    await backend.reset(scenarios.waitlist);
    clock.set('2026-12-01T09:00:00-05:00');
    expect((await failureOf(join())).failure).toMatchObject({ code: 4022 });
  });
});

describe('an offer', () => {
  it('is sent with a code that opens the places to nobody else, and is bought with', async () => {
    const id = await waitingFor(2, 2);
    expect(await left(freeDay)).toBe(2);
    const { offered, refused } = await offer([id]);
    expect(refused).toEqual([]);
    expect(offered).toMatchObject([{ id, status: 'OFFERED', offeredUntil: '2026-02-14T15:00:00.000Z' }]);
    const code = codeFor(request.email);
    expect(await left(freeDay)).toBe(0);
    expect(await free(freeDay)).toBe(0);
    expect(await left(freeDay, code)).toBe(2);
    expect((await failureOf(hold({ [freeDay]: 1 }))).failure).toMatchObject({ code: 4009 });
    const { orderId } = await save(await orderFor(await hold({ [freeDay]: 2 }, code)));
    expect(await entry(request.email)).toMatchObject({ status: 'BOUGHT', orderId });
    expect((await failureOf(left(freeDay, code))).failure).toMatchObject({ code: 4041 });
    expect((await offer([id])).refused).toMatchObject([{ id, code: 4091 }]);
  });

  // FAULTS F113.
  it('ends by the clock: its places are everybody’s, and it can be made again', async () => {
    const id = await waitingFor(3, 2);
    await offer([id], { hours: 1 });
    expect(await left(freeDay)).toBe(1);
    expect((await offer([id])).refused).toMatchObject([{ code: 4091 }]);
    const code = codeFor(request.email);
    clock.advance(3_600_000);
    expect(await entry(request.email)).toMatchObject({ status: 'EXPIRED' });
    expect(await left(freeDay)).toBe(3);
    expect((await failureOf(left(freeDay, code))).failure).toMatchObject({ code: 4041 });
    expect((await offer([id])).offered).toMatchObject([{ status: 'OFFERED' }]);
  });

  it('opens no more places than it is for', async () => {
    const id = await waitingFor(3, 1);
    const second = await (async () => {
      const type = backend.db.world.ticketTypes.find((each) => each.id === freeDay);
      if (type) type.stock = 0;
      const joined = await join({ ticketInfoId: freeDay, email: 'second@tipografia.example', quantity: 2 });
      if (type) type.stock = 3;
      return joined.id;
    })();
    await offer([id, second]);
    expect(await left(freeDay, codeFor(request.email))).toBe(1);
    expect(await left(freeDay, codeFor('second@tipografia.example'))).toBe(2);
  });

  it('is made as far as there are places, unless more are meant', async () => {
    const ids = ['waiting-3', 'waiting-5', 'waiting-6', 'nobody'];
    const { offered, refused } = await offer(ids);
    expect(offered.map(({ id }) => id)).toEqual(['waiting-3', 'waiting-6']);
    expect(refused).toMatchObject([
      { id: 'waiting-5', code: 4009 },
      { id: 'nobody', code: 4046 },
    ]);
    expect((await offer(['waiting-5'], { beyondFree: true })).offered).toHaveLength(1);
    expect(await left('3004')).toBe(0);
  });

  eachRow([[0], [1.5], [721]])('is not good for %s hours', async (hours) => {
    expect((await failureOf(offer(['waiting-3'], { hours }))).failure).toMatchObject({ field: 'hours' });
  });

  it('leaves none of its places to a swap: neither to a new one nor to one that was offered before', async () => {
    await backend.reset(scenarios.swapOffered);
    const { left: places } = backend.db.stockOf('3004');
    await offer(['waiting-3', 'waiting-5'], { beyondFree: true });
    expect(places).toBeLessThanOrEqual(4);
    const swapToken = offeredSwapToken;
    const held = client.call(holdSwap, { params: { eventId }, body: { swapToken }, idempotencyKey: 'swap' });
    expect((await failureOf(held)).failure).toMatchObject({ code: 4009 });
    const swapped = client.call(swapTickets, {
      params: { eventId, orderId: '2000-4817' },
      query: { email: 'amara@tidewater.example' },
      body: { tickets: [{ ticketId: 'NL26-4817-1', ticketTypeId: '3004' }] },
    });
    expect((await failureOf(swapped)).failure).toMatchObject({ code: 4009 });
  });

  it('keeps its places when the organizer changes its promotion', async () => {
    await offer(['waiting-3']);
    const before = backend.db.world.promotions.at(-1);
    const params = { ...event, promotionId: before?.id ?? '' };
    const { modified, ...promotion } = await client.call(getPromotion, { params });
    await client.call(updatePromotion, { params, body: { ...promotion, note: 'Called', modified } });
    expect(backend.db.world.promotions.at(-1)).toMatchObject({ note: 'Called', reserves: before?.reserves });
  });
});

describe('who is removed', () => {
  it('is off the list, and an offer nobody used ends', async () => {
    await offer(['waiting-3']);
    expect(await left('3004')).toBe(1);
    expect(await remove(['waiting-3', 'waiting-4'])).toEqual({ removed: 2 });
    expect(await left('3004')).toBe(3);
    expect((await list()).map(({ id }) => id)).not.toContain('waiting-3');
  });

  it('is removed with all others, or nobody is', async () => {
    expect((await failureOf(remove(['waiting-4', 'nobody']))).failure).toMatchObject({ code: 4046 });
    expect(await list()).toHaveLength(6);
  });
});

describe('the organizer’s ticket type', () => {
  beforeEach(() => backend.reset(scenarios.conference));

  it('has a list when it is saved so, and buyers are told', async () => {
    const before = await client.call(getTicketTypes, { params: { eventId }, query: {} });
    expect(before.ticketTypes.some(({ waitlist }) => waitlist)).toBe(false);
    const data = before.ticketTypes.map((type) => ({ ...type, waitlist: type.id === studentDay }));
    await client.call(saveTicketTypes, { params: { eventId }, body: { data, version: before.version } });
    const { ticketTypes } = await client.call(getTicketTypes, { params: { eventId }, query: {} });
    expect(ticketTypes.filter(({ waitlist }) => waitlist).map(({ id }) => id)).toEqual([studentDay]);
    const { tickets } = await client.call(getTickets, { params: { eventId }, query: {} });
    expect(tickets.filter(({ waitlist }) => waitlist).map(({ id }) => id)).toEqual([studentDay]);
  });
});
