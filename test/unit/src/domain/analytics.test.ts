import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HeldTransaction } from '../../../../src/contract';
import {
  initialOrder,
  orderEvents,
  selectionEvents,
  step,
  unseenSelection,
  type OrderEvent,
  type OrderState,
  type WidgetEvent,
} from '../../../../src/domain';
import { hold as emptyHold, ticket } from './fixtures';
import { eachRow } from '../../../eachRow';

const hold: HeldTransaction = {
  ...emptyHold,
  token: 'SECRET-TOKEN',
  swapToken: 'SECRET-SWAP',
  paymentIntentToken: 'SECRET-INTENT',
  orderTotal: 268_80,
  taxTotal: 16_00,
  promotionalCode: 'LANTERN20',
  tickets: [
    {
      id: '3002',
      name: 'Two-Day Pass',
      quantity: 1,
      price: 256_00,
      fees: 12_80,
      tax: 16_00,
      discount: 64_00,
      discountDetails: '20% off',
      subtotal: 268_80,
    },
  ],
};
const bought = {
  tickets: [
    {
      category: 'Registration',
      sku: '3002',
      ticketName: 'Two-Day Pass',
      price: 256,
      currency: 'USD',
      discount: 64,
      discountDetails: '20% off',
      quantity: 1,
    },
  ],
  currency: 'USD',
  total: 268.8,
  tax: 16,
  code: 'LANTERN20',
  choice: 'card',
};

const problem = {
  message: { key: 'error.uniqueEmail', values: { message: 'ada@example.com' } },
  showFor: 20_000,
};
const order = { orderId: 'O-1', token: 'SECRET-ORDER', status: 'complete' } as const;
const challenge = {
  kind: 'page',
  url: 'https://bank.example/SECRET-CHALLENGE',
  reference: 'SECRET-REFERENCE',
} as const;

/** What is reported of an order that goes through these steps. */
function reportedOf(...happened: OrderEvent[]): WidgetEvent[] {
  let state: OrderState = initialOrder;
  return happened.flatMap((event) => {
    const before = state;
    state = step(state, event);
    return state === before ? [] : orderEvents(before, state);
  });
}
const typesOf = (...happened: OrderEvent[]) => reportedOf(...happened).map(({ type }) => type);

const held: OrderEvent[] = [
  { type: 'holdRequested', choice: 'card' },
  { type: 'held', hold },
];
const submitted: OrderEvent[] = [...held, { type: 'submitted', attempt: 'SECRET-ATTEMPT' }];
const atBank: OrderEvent[] = [...submitted, { type: 'challenged', challenge }];

describe('what is told of an order', () => {
  test('registrationStart has the tickets in whole units of the currency (000 §7, §9)', () => {
    expect(reportedOf(...held)).toEqual([
      { type: 'holdStarted', choice: 'card' },
      { type: 'held', timeLimit: 10, ...bought },
      { type: 'registrationStart', ...bought },
    ]);
  });

  test('a currency without a minor unit is not divided', () => {
    const yen = { ...hold, currency: { code: 'JPY', symbol: '¥', minorUnits: 0 }, orderTotal: 1_800 };
    const reported = reportedOf({ type: 'holdRequested', choice: 'card' }, { type: 'held', hold: yen });
    expect(reported.at(-1)).toMatchObject({ total: 1_800, tickets: [{ price: 256_00 }] });
  });

  test('a reload resumes, and starts nothing anew', () => {
    expect(typesOf({ type: 'resumeRequested' }, { type: 'resumed', hold, choice: 'card' })).toEqual([
      'resumed',
    ]);
  });

  test('a swap starts as well', () => {
    expect(typesOf({ type: 'swapRequested' }, { type: 'held', hold })).toEqual([
      'holdStarted',
      'held',
      'registrationStart',
    ]);
  });

  eachRow<[string, OrderEvent[], WidgetEvent['type'][]]>([
    ['refused', [{ type: 'holdRefused', problem }], ['holdRefused']],
    [
      'full',
      [{ type: 'holdRefused', problem: { ...problem, event: 'sessionReachedCapacity' } }],
      ['holdRefused', 'sessionReachedCapacity'],
    ],
  ])('a hold that is %s', (_, events, types) => {
    expect(typesOf({ type: 'holdRequested', choice: 'card' }, ...events)).toEqual(['holdStarted', ...types]);
  });

  eachRow<[string, OrderEvent[], WidgetEvent['type'][]]>([
    ['given back', [{ type: 'released' }], ['released']],
    ['over', [{ type: 'expired' }, { type: 'startedOver' }], ['expired', 'startedOver']],
    ['read again', [{ type: 'holdRead', hold: { ...hold } }], []],
    [
      'longer',
      [{ type: 'holdRead', hold: { ...hold, expiresAt: '2026-02-12T15:20:00Z' } }],
      ['holdExtended'],
    ],
    ['dismissed', [{ type: 'problemCleared' }], []],
  ])('a hold that is %s', (_, events, types) => {
    expect(typesOf(...held, ...events).slice(3)).toEqual(types);
  });

  eachRow<[string, OrderEvent[], WidgetEvent['type'][]]>([
    ['settled', [{ type: 'settled', order }], ['confirmed']],
    ['refused', [{ type: 'refused', problem }], ['orderError']],
    [
      'full',
      [{ type: 'refused', problem: { ...problem, event: 'sessionReachedCapacity' } }],
      ['orderError', 'sessionReachedCapacity'],
    ],
    [
      'refused after its time',
      [{ type: 'expired' }, { type: 'refused', problem }],
      ['orderError', 'expired'],
    ],
    [
      'lost and found',
      [
        { type: 'answerLost' },
        { type: 'outcomeRequested' },
        { type: 'answerLost' },
        { type: 'settled', order },
      ],
      ['outcomeUnknown', 'confirmed'],
    ],
    ['redirected', [{ type: 'redirected', address: 'https://pay.example' }], ['redirected']],
    ['awaited', [{ type: 'awaited' }, { type: 'expired' }], ['awaitingPayment']],
  ])('a submit that is %s', (_, events, types) => {
    expect(typesOf(...submitted, ...events).slice(3)).toEqual(['submitted', ...types]);
  });

  test('a challenge is no second submit', () => {
    expect(typesOf(...atBank, { type: 'challengeAnswered' }, { type: 'settled', order }).slice(4)).toEqual([
      'challenged',
      'confirmed',
    ]);
  });

  test('codes are told, words are not', () => {
    expect(reportedOf(...submitted, { type: 'refused', problem: { ...problem, code: 4050 } }).at(-1)).toEqual(
      {
        type: 'orderError',
        code: 4050,
      },
    );
  });

  test('what is confirmed is what was held, by the id of the order', () => {
    expect(reportedOf(...submitted, { type: 'settled', order }).at(-1)).toEqual({
      type: 'confirmed',
      orderId: 'O-1',
      status: 'complete',
      ...bought,
    });
  });

  test('whatever happens, no token and nothing personal is told (FAULTS A15, A16)', () => {
    const anything = fc.constantFrom<OrderEvent>(
      ...atBank,
      { type: 'holdRefused', problem },
      { type: 'swapRequested' },
      { type: 'swapRefused', problem },
      { type: 'resumeRequested' },
      { type: 'resumed', hold, choice: 'invoice' },
      { type: 'challengeAnswered' },
      { type: 'redirected', address: 'https://pay.example/SECRET-ADDRESS' },
      { type: 'awaited' },
      { type: 'settled', order },
      { type: 'refused', problem },
      { type: 'answerLost' },
      { type: 'outcomeRequested' },
      { type: 'expired' },
      { type: 'released', problem },
      { type: 'startedOver' },
    );
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 20 }), (happened) => {
        const text = JSON.stringify(reportedOf(...happened));
        expect(text).not.toMatch(/SECRET|@|attempt/);
        const starts = text.split('"registrationStart"').length - 1;
        const holds = text.split('"held"').length - 1;
        expect(starts).toBe(holds);
      }),
    );
  });
});

describe('what is told of the list', () => {
  const general = ticket();
  const tour = ticket({ id: 'tour', name: 'Backstage Tour', price: 60_00 });
  const visible = { ...unseenSelection, tickets: [general, tour], selection: { general: 1 } };

  test('its types, once they are there, and no quantities that nobody chose', () => {
    expect(selectionEvents(unseenSelection, unseenSelection)).toEqual([]);
    expect(selectionEvents(unseenSelection, visible)).toMatchObject([
      { type: 'ticketsShown', tickets: [{ sku: 'general', price: 180, currency: 'USD' }, { sku: 'tour' }] },
    ]);
    expect(selectionEvents(visible, { ...visible, tickets: [general, ticket({ id: 'new' })] })).toEqual([]);
  });

  test('quantities, with what they were', () => {
    const now = { ...visible, selection: { general: 3, tour: 1 } };
    expect(selectionEvents(visible, now)).toMatchObject([
      { type: 'quantityChanged', sku: 'general', before: 1, quantity: 3 },
      { type: 'quantityChanged', sku: 'tour', before: 0, quantity: 1 },
    ]);
    expect(selectionEvents(now, { ...now, selection: { tour: 1 } })).toMatchObject([
      { type: 'quantityChanged', sku: 'general', before: 3, quantity: 0 },
    ]);
  });

  test('codes: in force, refused, taken off', () => {
    const refusal = {};
    const applied = { ...visible, code: 'LANTERN20' };
    expect(selectionEvents(visible, applied)).toEqual([{ type: 'promotionApplied', code: 'LANTERN20' }]);
    expect(selectionEvents(applied, visible)).toEqual([{ type: 'promotionRemoved', code: 'LANTERN20' }]);
    expect(selectionEvents(visible, { ...visible, refusal })).toEqual([{ type: 'promotionRefused' }]);
    expect(selectionEvents({ ...visible, refusal }, { ...visible, refusal })).toEqual([]);
  });
});
