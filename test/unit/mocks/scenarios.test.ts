import { describe, expect, it } from 'vitest';
import de from '../../../host-app/src/texts/de.json';
import ar from '../../../host-app/src/texts/ar.json';
import en from '../../../host-app/src/texts/en.json';
import { scenarioGroups } from '../../../host-app/src/scenarioPanel/scenarioGroups';
import { scenarios, type World } from '../../../mocks';
import { ApiError } from '../../../src/client';
import { getTickets, getWidgetBootstrap } from '../../../src/contract';
import { attendeesOf, orderActions, orderTotals, ticketRowState } from '../../../src/domain';
import { backendInTests, eventId } from './backend';
import { eachRow } from '../../eachRow';

const { backend, client } = backendInTests();

const worlds = Object.entries(scenarios).map(([name, scenario]): [string, World] => [
  name,
  typeof scenario === 'function' ? scenario(3) : scenario,
]);

/** As JSON has them: what is `undefined` is not there. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const ticketsOf = (code?: string) =>
  client.call(getTickets, { params: { eventId }, query: { quantities: '', ...(code ? { code } : {}) } });

describe('a world', () => {
  eachRow(worlds)('%s is a plain value with its own name', (name, world) => {
    expect(world.name).toBe(name);
    expect(plain(world.records)).toEqual(world.records);
    expect(plain({ ...world, orders: [], records: {} })).toEqual({ ...world, orders: [], records: {} });
  });

  it('has orders that are plain values', () => {
    // Most worlds share theirs.
    for (const orders of new Set(worlds.map(([, world]) => world.orders)))
      expect(plain(orders)).toEqual(orders);
  });

  eachRow(worlds)('%s speaks only of ticket types it has', (_, world) => {
    const ids = world.ticketTypes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const requested = [
      ...world.promotions.flatMap(({ discounts, reveals }) => [...discounts, ...reveals]),
      ...world.ticketTypes.flatMap(({ opening }) =>
        opening.kind === 'ticketSelect' ? opening.requires : [],
      ),
    ];
    // A variant that sells less keeps the conference's promotions and its dinner.
    const known = new Set([...ids, ...scenarios.conference.ticketTypes.map(({ id }) => id)]);
    expect(requested.filter((id) => !known.has(id))).toEqual([]);
    for (const { perOrderMin, perOrderMax } of world.ticketTypes)
      expect(perOrderMin).toBeLessThanOrEqual(perOrderMax);
  });

  eachRow(worlds)('%s is served as the contract says', async (_, world) => {
    await backend.reset(world);
    const bootstrap = await client.call(getWidgetBootstrap, { params: { eventId } });
    expect(bootstrap.event).toMatchObject(world.event);
    const hidden = world.ticketTypes.filter((type) => type.hidden);
    expect((await ticketsOf()).tickets).toHaveLength(world.ticketTypes.length - hidden.length);
  });
});

describe('the scenario panel', () => {
  it('has every world in one group, and words for it in every language', () => {
    const grouped = scenarioGroups.flatMap(([, names]) => names);
    expect([...grouped].sort()).toEqual(Object.keys(scenarios).sort());
    for (const texts of [en, de, ar]) {
      const keys = [
        ...grouped.map((name) => `demo.scenario.${name}`),
        ...scenarioGroups.map(([group]) => `demo.scenarios.${group}`),
      ];
      expect(keys.filter((key) => !(texts as Record<string, string>)[key])).toEqual([]);
      const text = grouped.map((name) => texts[`demo.scenario.${name}`]);
      expect(new Set(text).size).toBe(text.length);
    }
  });
});

describe('what there is to see of 000 §2', () => {
  it('every state of a row, in one list', async () => {
    await backend.reset(scenarios.rowStates);
    const { tickets } = await ticketsOf('LANTERN20');
    const context = { now: backend.clock.now(), timeZone: 'America/New_York', locale: 'en' };
    const rows = tickets.map((ticket) => ticketRowState(ticket, context));
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['onSale', 'soldOut', 'saleEnded', 'saleStarts', 'needsOther', 'notOnSale']),
    );
    expect(new Set(rows.map(({ highlight }) => highlight))).toEqual(
      new Set(['discount', 'revealed', 'onSale', null]),
    );
    expect(rows.filter(({ ends }) => ends).length).toBeGreaterThan(1);
    expect(rows.filter(({ left, urgent }) => left && urgent)).toHaveLength(1);
    expect(rows.filter(({ left, urgent }) => left && !urgent)).toHaveLength(1);
    expect(rows.filter(({ isFree }) => isFree)).toHaveLength(1);
  });

  eachRow<[string, string | null]>([
    ['LANTERN20', null],
    ['STAGEDOOR', null],
    ['ONTHEHOUSE', null],
    ['WINTER10', 'is no longer valid.'],
    ['CLASSROOM', 'is not valid yet.'],
    ['FRIENDS', 'has been used up.'],
    ['NOSUCHCODE', 'is not a valid promotion code.'],
  ])('the code %s: %s', async (code, refusal) => {
    await backend.reset(scenarios.promotionCodes);
    const answered = ticketsOf(code).then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error.failure?.message : error),
    );
    expect(await answered).toBe(refusal);
  });

  eachRow<[keyof typeof scenarios, string[]]>([
    ['conference', ['card']],
    ['cardAndInvoice', ['card', 'invoice']],
    ['cardAndBitcoin', ['card', 'bitcoin']],
    ['everyWay', ['card', 'invoice', 'bitcoin']],
    ['invoiceOnly', ['invoice']],
    ['bitcoinOnly', ['bitcoin']],
    ['freeEvent', ['free']],
  ])('in %s one orders by %s', async (name, expected) => {
    await backend.reset(scenarios[name] as World);
    const { ticketsWidgetModel, invoiceData } = await client.call(getWidgetBootstrap, {
      params: { eventId },
    });
    const data = await ticketsOf();
    const paid = {
      ...orderTotals([], ticketsWidgetModel),
      quantity: 1,
      total: name === 'freeEvent' ? 0 : 100,
    };
    const actions = orderActions(ticketsWidgetModel, data, invoiceData, paid);
    const first = actions.primaryButtonAction;
    expect([
      first,
      ...(actions.allowCreditCardAndPayByInvoice ? ['invoice'] : []),
      ...(actions.allowBitcoin && first !== 'bitcoin' ? ['bitcoin'] : []),
    ]).toEqual(expected);
  });

  eachRow<[keyof typeof scenarios, number]>([
    ['conference', 8],
    ['manyFaces', 12],
    ['fewFaces', 3],
    ['tooFewFaces', 0],
    ['facesOff', 0],
    ['noWidgetId', 0],
    ['minisite', 8],
  ])('in %s there are %i faces', async (name, count) => {
    await backend.reset(scenarios[name] as World);
    const bootstrap = await client.call(getWidgetBootstrap, { params: { eventId } });
    expect(attendeesOf(bootstrap)).toHaveLength(count);
  });
});

describe('what buyers are told, 000 §3', () => {
  it('of a ticket type: all of its fields', async () => {
    await backend.reset(scenarios.rowStates);
    const { tickets } = await ticketsOf('LANTERN20');
    expect([...new Set(tickets.flatMap((ticket) => Object.keys(ticket)))].sort()).toEqual(
      [
        ...['id', 'name', 'safeHtmlDescription', 'price', 'buyerPrice', 'priceWithFees'],
        ...['priceWithFeesWithDiscount', 'discount', 'discountDetails', 'displayedPrice', 'fees', 'tax'],
        ...['requestQuantity', 'remainingTickets', 'perOrderMin', 'perOrderMax', 'inSale', 'saleEnded'],
        ...['displayRemaining', 'visibility', 'availability', 'availabilityStartDate', 'availabilityEndDate'],
        ...['showFees', 'taxRate', 'taxName', 'currency', 'subtotalPrice', 'subtotalPriceWithFees'],
        // Ours: the names of those to be chosen first.
        'requiredTickets',
      ].sort(),
    );
    expect(new Set(tickets.map(({ availability }) => availability))).toEqual(
      new Set(['dates', 'ticketSelect', 'immediate']),
    );
    expect(tickets.map(({ currency }) => currency)).toContainEqual({ symbol: '$', code: 'USD' });
  });

  it('of the set of tickets: all of its fields', async () => {
    await backend.reset(scenarios.everyWay);
    const data = await ticketsOf('LANTERN20');
    expect(data).toEqual({
      tickets: data.tickets,
      currency: { symbol: '$', code: 'USD' },
      taxRate: 6.25,
      taxName: 'Sales tax',
      gateway: 'stripe',
      allowBitcoin: true,
      code: 'LANTERN20',
    });
  });

  it('of the widget: all of its settings, in one world or another', () => {
    const set = new Set(worlds.flatMap(([, { widget }]) => Object.keys(widget)));
    expect([...set]).toEqual(
      expect.arrayContaining([
        ...['widgetId', 'title', 'minRule', 'maxRule', 'minRuleMessage', 'maxRuleMessage', 'taxOnCheckout'],
        ...['includePromoCode', 'hidePayByInvoiceButton', 'allowLinkedinAutofill', 'allowInformationReuse'],
        ...['displayCountdown', 'showFaces', 'captchaEnabled', 'enableBackButton', 'noTicketsHeader'],
        ...['noTicketsText', 'visaVisible', 'masterCardVisible', 'americanExpressVisible', 'discoverVisible'],
        ...['ctaFree', 'ctaCreditCard', 'ctaInvoice', 'ctaBitcoin', 'theme'],
      ]),
    );
  });
});
