import { describe, expect, it } from 'vitest';
import {
  getTickets,
  getTicketTypes,
  saveTicketTypes,
  type TicketTypeDraft,
} from '../../../../../src/contract';
import { scenarios } from '../../../../../mocks';
import { backendInTests, eventId, failureOf, worldWith } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client, hold, buy } = backendInTests();

const params = { eventId };
const list = async (embed?: string) =>
  client.call(getTicketTypes, { params, ...(embed ? { query: { embed } } : {}) });
const put = (data: TicketTypeDraft[], version?: number) =>
  client.call(saveTicketTypes, { params, body: { data, ...(version === undefined ? {} : { version }) } });
/** Saves all types with one of them changed, or one more. */
const save = async (change: Partial<TicketTypeDraft>, id = 'new') => {
  const { ticketTypes } = await list();
  const known = ticketTypes.find((type) => type.id === id);
  const changed = ticketTypes.map((type) => (type.id === id ? { ...type, ...change } : type));
  return put(known ? changed : [...ticketTypes, { ...balcony, ...change }]);
};
const balcony: TicketTypeDraft = { id: 'new', name: 'Balcony', quantity: 40, price: 120_00, perOrderMin: 1 };
const offered = async (quantities?: string) =>
  (await client.call(getTickets, { params, ...(quantities ? { query: { quantities } } : {}) })).tickets;
const offer = async (name: string, quantities?: string) =>
  (await offered(quantities)).find((ticket) => ticket.name === name);

describe('ticket types', () => {
  it('bring what is embedded', async () => {
    const [bare] = (await list()).ticketTypes;
    expect(bare).not.toHaveProperty('currency');
    expect(bare).not.toHaveProperty('feeConstant');
    const [full] = (await list('currency, tax info,fee')).ticketTypes;
    expect(full).toMatchObject({
      currency: { code: 'USD' },
      taxRate: 6.25,
      taxName: 'Sales tax',
      feeConstant: 9_40,
      feePercent: 0,
      maxFee: null,
      processingFee: 0,
      processingFeeConstant: 0,
    });
  });

  it('tell what follows from their terms', async () => {
    const { ticketTypes } = await list();
    expect(
      ticketTypes
        .map(({ name, quantity, sold, fee, feeSplit, netIncome }) => [
          ...[name, quantity, sold, fee, feeSplit, netIncome],
        ])
        .slice(0, 2),
    ).toEqual([
      ['General Admission', 254, 14, 9_40, 'buyer', 180_00],
      ['Two-Day Pass', 135, 15, 16_00, 'buyer', 320_00],
    ]);
  });

  it('are the same for buyers when they are saved as they came', async () => {
    const [before, was] = [await offered(), backend.db.stockOf('3001')];
    const { ticketTypes, version } = await list();
    const saved = await put(ticketTypes, version);
    expect(saved).toMatchObject({ version: version + 1, modifiedDate: '2026-02-12T15:00:00.000Z' });
    expect(saved.ticketTypes).toMatchObject(ticketTypes);
    expect(await offered()).toEqual(before);
    expect(backend.db.stockOf('3001')).toEqual(was);
  });

  it('are one event’s', async () => {
    const before = (await list()).ticketTypes;
    const other = { params: { eventId: '1003' } };
    expect((await client.call(getTicketTypes, other)).ticketTypes).toEqual([]);
    await client.call(saveTicketTypes, { ...other, body: { data: [balcony] } });
    expect((await list()).ticketTypes).toEqual(before);
  });
});

describe('a new ticket type', () => {
  it('has the defaults of the requirements', async () => {
    const { ticketTypes } = await save({});
    expect(ticketTypes.at(-1)).toMatchObject({
      perOrderMax: 10,
      absorbedFeePercent: 100,
      feeSplit: 'organizer',
      visibility: 'visible',
      availability: 'immediate',
      availabilityEnd: 'eventEnd',
      subsequentTicketSelectMax: 1,
      // 0.99 + 2.5 % and 0.30 + 2.9 % of 120.00, all of it the organizer's.
      fee: 3_99,
      totalFees: 7_77,
      passFee: 0,
      absorbedFee: 7_77,
      netIncome: 112_23,
      buyerPrice: 120_00,
    });
    expect(ticketTypes.at(-1)?.id).not.toBe('new');
    expect(await offer('Balcony')).toMatchObject({ fees: 0, remainingTickets: 40, inSale: true });
  });

  eachRow([
    [{ absorbedFeePercent: 0 }, 'buyer', 7_77],
    [{ absorbedFeePercent: 50 }, 'advanced', 3_88],
    [{ absorbedFeePercent: 140 }, 'organizer', 0],
    [{ absorbedFeePercent: -3 }, 'buyer', 7_77],
    [{ feeSplit: 'buyer' as const }, 'buyer', 7_77],
  ])('shares its fees by %j', async (change, feeSplit, fees) => {
    const { ticketTypes } = await save(change);
    expect(ticketTypes.at(-1)?.feeSplit).toBe(feeSplit);
    expect((await offer('Balcony'))?.fees).toBe(fees);
  });

  it('shows links, and nothing that could run', async () => {
    const description =
      '<p onclick="x()">See https://northlight.example/hall?a=1, <b>now</b>.</p><script>alert(1)</script>' +
      '<a href="javascript:x()">no</a><img src=x onerror=x()> 3 < 4';
    const { ticketTypes } = await save({ description });
    const safe =
      '<p>See <a href="https://northlight.example/hall?a=1">https://northlight.example/hall?a=1</a>, ' +
      '<b>now</b>.</p>no 3 &lt; 4';
    expect(ticketTypes.at(-1)).toMatchObject({ description, safeHtmlDescription: safe });
    expect((await offer('Balcony'))?.safeHtmlDescription).toBe(safe);
  });
});

describe('what buyers are sold', () => {
  it('is as many as the organizer says, less those sold and held', async () => {
    await hold({ 3004: 2 });
    // 3 to sell and 4 sold before; one of the five past ones was refunded.
    expect((await list()).ticketTypes[3]).toMatchObject({ quantity: 7, sold: 4 });
    expect((await failureOf(save({ quantity: 5 }, '3004'))).failure).toMatchObject({
      field: 'data[3].quantity',
      error: '6 tickets are sold or held already',
    });
    await save({ quantity: 6 }, '3004');
    expect(backend.db.stockOf('3004')).toEqual({ initial: 2, held: 2, sold: 0, left: 0 });
    await save({ quantity: 16 }, '3004');
    expect((await offer('Workshop: Painted Signs'))?.remainingTickets).toBe(10);
  });

  it('keeps its order, and can’t be taken away once sold', async () => {
    const { ticketTypes } = await list();
    const without = (id: string) => put(ticketTypes.filter((type) => type.id !== id).reverse());
    expect((await failureOf(without('3004'))).code).toBe(4091);
    await without('3006');
    expect((await offered()).map(({ id }) => id)).toEqual([
      '3009',
      '3008',
      '3007',
      '3005',
      '3004',
      '3002',
      '3001',
    ]);
    await buy({ 3009: 1 });
  });

  it('is not changed by somebody who saw an older version', async () => {
    const { ticketTypes, version } = await list();
    await put(ticketTypes, version);
    expect(await failureOf(put(ticketTypes, version))).toMatchObject({ status: 409, code: 4090 });
  });

  it('goes on sale when the sale before it is over', async () => {
    const saved = await put([
      {
        ...balcony,
        id: 'first',
        name: 'First',
        availabilityEnd: 'dates',
        availabilityEndDate: '2026-03-01 09:00',
      },
      { ...balcony, id: 'then', name: 'Then', availability: 'subsequent', subsequentClientId: 'first' },
      ...(await list()).ticketTypes,
    ]);
    expect(saved.ticketTypes[1]?.subsequentClientId).toBe(saved.ticketTypes[0]?.id);
    expect(await offer('First')).toMatchObject({
      inSale: true,
      availability: 'dates',
      availabilityEndDate: '2026-03-01T14:00:00.000Z',
    });
    expect((await offer('Then'))?.inSale).toBe(false);
    clock.set('2026-03-01T09:00:00-05:00');
    expect([(await offer('First'))?.saleEnded, (await offer('Then'))?.inSale]).toEqual([true, true]);
    clock.set('2026-05-15T18:00:00-04:00');
    expect(await offer('Then')).toMatchObject({ inSale: false, saleEnded: true });
  });

  it('goes on sale when the one before it is sold out, but never after one whose sale never ends', async () => {
    const follow = (availabilityEnd: 'dates' | 'never') =>
      backend.reset(scenarios.conference).then(async () =>
        put([
          {
            ...balcony,
            id: 'first',
            quantity: 2,
            name: 'First',
            availabilityEnd,
            availabilityEndDate: '2026-03-01 09:00',
          },
          { ...balcony, id: 'then', name: 'Then', availability: 'subsequent', subsequentClientId: 'first' },
          ...(await list()).ticketTypes,
        ]),
      );
    for (const [end, opens] of [
      ['dates', true],
      ['never', false],
    ] as const) {
      const { ticketTypes } = await follow(end);
      await hold({ [ticketTypes[0]?.id ?? '']: 2 });
      expect((await offer('Then'))?.inSale).toBe(opens);
    }
  });

  it('can hang on another ticket, so many for each', async () => {
    await save({
      availability: 'ticketSelect',
      subsequentTicketSelect: ['3001'],
      subsequentTicketSelectMax: 2,
    });
    expect(await offer('Balcony')).toMatchObject({ inSale: false, requiredTickets: ['General Admission'] });
    expect(await offer('Balcony', '3001:2')).toMatchObject({ inSale: true, perOrderMax: 4 });
    const id = (await offer('Balcony'))?.id ?? '';
    expect((await failureOf(hold({ 3001: 1, [id]: 3 }))).code).toBe(4022);
    await hold({ 3001: 1, [id]: 2 });
  });

  it('is shown in its time only', async () => {
    await save({
      visibility: 'dates',
      visibilityStartChecked: true,
      visibilityStartDate: '2026-02-13 09:00',
      visibilityEndChecked: true,
      visibilityEndDate: '2026-02-14 09:00',
    });
    const times = ['2026-02-13T08:59:00-05:00', '2026-02-13T09:00:00-05:00', '2026-02-14T09:00:00-05:00'];
    const seen = [];
    for (const time of times) {
      clock.set(time);
      seen.push((await offer('Balcony')) !== undefined);
    }
    expect(seen).toEqual([false, true, false]);
  });

  it('may be unlimited where the platform made it so', async () => {
    await backend.reset(worldWith(({ ticketTypes: [first] }) => first && (first.stock = null)));
    expect((await list()).ticketTypes[0]?.quantity).toBeNull();
    await save({ price: 200_00 }, '3001');
    expect(await offer('General Admission')).toMatchObject({ remainingTickets: null, price: 200_00 });
  });
});
