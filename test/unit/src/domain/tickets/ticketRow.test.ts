import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ticketRowState, type TicketRowContext } from '../../../../../src/domain';
import { ticket } from '../fixtures';
import { inEnglish } from '../english';
import { eachRow } from '../../../../eachRow';

const context: TicketRowContext = {
  now: Date.parse('2026-02-12T10:00:00-05:00'),
  timeZone: 'America/New_York',
  locale: 'en',
};
const rowOf = (changes: Parameters<typeof ticket>[0], more: Partial<TicketRowContext> = {}) =>
  ticketRowState(ticket(changes), { ...context, ...more });

const dates = {
  availability: 'dates',
  availabilityStartDate: '2026-03-05T00:00:00-05:00',
  availabilityEndDate: '2026-03-20T23:59:00-04:00',
} as const;

describe('the state of a row, in this order', () => {
  const availabilities = ['immediate', 'dates', 'ticketSelect'] as const;
  const remainders = [0, 3, null];
  const flags = [true, false];
  const all = remainders.flatMap((remainingTickets) =>
    flags.flatMap((inSale) =>
      flags.flatMap((saleEnded) =>
        availabilities.map((availability) => ({ remainingTickets, inSale, saleEnded, availability })),
      ),
    ),
  );

  eachRow(all)(
    '$remainingTickets left, inSale $inSale, saleEnded $saleEnded, $availability',
    ({ remainingTickets, inSale, saleEnded, availability }) => {
      const row = rowOf({ ...dates, remainingTickets, inSale, saleEnded, availability });
      const afterSale = { immediate: 'notOnSale', ticketSelect: 'needsOther' } as const;
      const expected =
        remainingTickets === 0
          ? 'soldOut'
          : inSale && !saleEnded
            ? 'onSale'
            : availability === 'dates'
              ? saleEnded
                ? 'saleEnded'
                : 'saleStarts'
              : afterSale[availability];
      expect(row.status).toBe(expected);
      expect(row.hasQuantity).toBe(expected === 'onSale');
      expect(row.label === null).toBe(expected === 'onSale');
    },
  );
});

describe('the words of 000 §2.2', () => {
  eachRow([
    ['Sold Out', { remainingTickets: 0 }],
    [
      'Sale ended on Jan 31',
      { ...dates, inSale: false, saleEnded: true, availabilityEndDate: '2026-01-31T17:00:00-05:00' },
    ],
    ['Sale starts Mar 5', { ...dates, inSale: false }],
    ['Only available upon other ticket selection', { availability: 'ticketSelect', inSale: false }],
    ['Currently not on sale', { inSale: false }],
    ['Currently not on sale', { inSale: false, saleEnded: true }],
    ['Currently not on sale', { ...dates, inSale: false, availabilityStartDate: 'soon' }],
  ] as const)('%s', (text, changes) => {
    expect(inEnglish(rowOf(changes).label)).toBe(text);
  });

  test("the organizer's words for a ticket that is sold out", () => {
    expect(inEnglish(rowOf({ remainingTickets: 0 }, { noTicketsText: 'Gone!' }).label)).toBe('Gone!');
    expect(inEnglish(rowOf({ remainingTickets: 0 }, { noTicketsText: '' }).label)).toBe('Sold Out');
    expect(inEnglish(rowOf({ inSale: false }, { noTicketsText: 'Gone!' }).label)).toBe(
      'Currently not on sale',
    );
  });

  test('the tickets to choose first are named when they are known', () => {
    const { label } = rowOf({
      availability: 'ticketSelect',
      inSale: false,
      requiredTickets: ['Tour', 'Dinner'],
    });
    expect(label?.values).toEqual({ tickets: 'Tour, Dinner' });
  });

  test("'Ends {date}' only while on sale by dates", () => {
    expect(inEnglish(rowOf(dates).ends)).toBe('Ends Mar 20');
    expect(rowOf({ ...dates, saleEnded: true }).ends).toBeNull();
    expect(rowOf({ ...dates, inSale: false }).ends).toBeNull();
    expect(rowOf({ ...dates, remainingTickets: 0 }).ends).toBeNull();
    expect(rowOf({ ...dates, availability: 'immediate' }).ends).toBeNull();
    expect(ticketRowState(ticket({ availability: 'dates' }), context).ends).toBeNull();
  });

  eachRow([
    ['5 Left', { remainingTickets: 5, displayRemaining: true }],
    ['1 Left', { remainingTickets: 1, displayRemaining: true }],
    ['3 Left', { remainingTickets: 3, displayRemaining: true, inSale: false }],
    [null, { remainingTickets: 5, displayRemaining: false }],
    [null, { remainingTickets: 0, displayRemaining: true }],
    [null, { remainingTickets: null, displayRemaining: true }],
    [null, { remainingTickets: 5, displayRemaining: true, saleEnded: true }],
  ])('%s', (text, changes) => {
    expect(inEnglish(rowOf(changes).left)).toBe(text);
  });
});

eachRow([
  [0, true],
  [5, true],
  [6, false],
  [null, false],
])('%s left is urgent: %s', (remainingTickets, urgent) => {
  expect(rowOf({ remainingTickets }).urgent).toBe(urgent);
});

test('a price of 0 is free', () => {
  expect(rowOf({ buyerPrice: 0 }).isFree).toBe(true);
  expect(rowOf({ buyerPrice: 1 }).isFree).toBe(false);
});

describe('a row stands out when it is discounted, revealed or on sale', () => {
  eachRow([
    ['discount', { discount: 64_00, visibility: 'revealed' }],
    ['revealed', { visibility: 'revealed' }],
    ['onSale', {}],
    ['discount', { discount: 64_00, remainingTickets: 0 }],
    ['revealed', { visibility: 'revealed', inSale: false }],
    [null, { inSale: false }],
    [null, { remainingTickets: 0 }],
  ] as const)('%s', (highlight, changes) => {
    expect(rowOf(changes).highlight).toBe(highlight);
  });
});

describe('dates', () => {
  test("are in the event's zone, with the year only when it is not the current one there", () => {
    const starts = { ...dates, inSale: false, availabilityStartDate: '2027-01-01T03:00:00Z' };
    expect(inEnglish(rowOf(starts).label)).toBe('Sale starts Dec 31');
    expect(inEnglish(rowOf(starts, { timeZone: 'Asia/Tokyo' }).label)).toBe('Sale starts Jan 1, 2027');
    const newYear = Date.parse('2027-01-01T03:00:00Z');
    expect(inEnglish(rowOf(starts, { now: newYear, timeZone: 'Asia/Tokyo' }).label)).toBe(
      'Sale starts Jan 1',
    );
  });

  test('are in the words of the locale', () => {
    expect(rowOf(dates, { locale: 'de' }).ends?.values).toEqual({ date: '20. März' });
  });

  test('are told in full beside it', () => {
    expect(rowOf(dates).fullDate).toMatch(/^Friday, March 20, 2026 at 11:59:00\sPM EDT$/);
    expect(rowOf({}).fullDate).toBeNull();
    expect(rowOf({ ...dates, availabilityEndDate: 'soon' }).fullDate).toBeNull();
  });
});

test('any ticket has either a quantity or a label, and never fails', () => {
  const anyTicket = fc.record({
    remainingTickets: fc.option(fc.nat(20)),
    inSale: fc.boolean(),
    saleEnded: fc.boolean(),
    displayRemaining: fc.boolean(),
    availability: fc.constantFrom('immediate', 'dates', 'ticketSelect'),
    availabilityStartDate: fc.string(),
    availabilityEndDate: fc.oneof(fc.string(), fc.constant('2026-03-20T23:59:00-04:00')),
    buyerPrice: fc.nat(100_000),
    discount: fc.nat(100),
  });
  fc.assert(
    fc.property(anyTicket, (changes) => {
      const row = rowOf(changes);
      expect(row.hasQuantity).toBe(row.label === null);
      expect(row.hasQuantity).toBe(changes.remainingTickets !== 0 && changes.inSale && !changes.saleEnded);
      expect(row.ends === null || row.hasQuantity).toBe(true);
    }),
  );
});
