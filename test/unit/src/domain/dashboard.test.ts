import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  bestConversion,
  changeOf,
  comparedTotals,
  conversionOf,
  conversionOfBars,
  hasLastYear,
  findByQuery,
  peakOf,
  rangeStart,
  salesBars,
  salesDaysOf,
  stockOf,
  ticksUpTo,
  totalsOf,
  type SalesDay,
} from '../../../../src/domain';

const today = '2026-02-12';
const dayOf = (day: string, orders: number): SalesDay => ({
  day,
  orders,
  registrations: orders * 2,
  begun: orders + 1,
  revenue: orders * 100_00,
});
const daysBack = (count: number, orders = 1) =>
  Array.from({ length: count }, (_, index) => dayOf(addDays(today, index + 1 - count), orders));

describe('the bars of a period', () => {
  it('are one a day, the empty ones too, the last one today’s', () => {
    const bars = salesBars([dayOf('2026-02-10', 3)], '7', today);
    expect(bars.map(({ from, revenue }) => [from, revenue])).toEqual([
      ['2026-02-06', 0],
      ['2026-02-07', 0],
      ['2026-02-08', 0],
      ['2026-02-09', 0],
      ['2026-02-10', 300_00],
      ['2026-02-11', 0],
      ['2026-02-12', 0],
    ]);
    expect(bars.map(({ isOpen }) => isOpen)).toEqual([false, false, false, false, false, false, true]);
  });

  it('stand before the days as far back', () => {
    const bars = salesBars([dayOf('2026-02-01', 2), dayOf('2026-02-08', 5)], '7', today);
    expect(bars[2]).toMatchObject({ from: '2026-02-08', revenue: 500_00, before: 200_00 });
  });

  it('stand before the same weekdays a year ago, where somebody ordered then', () => {
    const days = [dayOf('2025-02-09', 3), dayOf('2026-02-08', 5)];
    expect(hasLastYear(days, '7', today)).toBe(true);
    expect(hasLastYear(days, 'all', today)).toBe(false);
    expect(hasLastYear(days.slice(1), '30', today)).toBe(false);
    expect(salesBars(days, '7', today, 'lastYear')[2]).toMatchObject({ revenue: 500_00, before: 300_00 });
    expect(comparedTotals(days, '7', today, 'lastYear').before?.orders).toBe(3);
  });

  it('are weeks where the days would be too many, and lose nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (length) => {
        const days = daysBack(length);
        const bars = salesBars(days, 'all', today);
        expect(bars.length).toBeLessThanOrEqual(62);
        expect(bars.at(-1)?.to).toBe(today);
        expect(bars.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(length * 100_00);
      }),
    );
  });

  it('are today alone before the first order', () => {
    expect(rangeStart([], 'all', today)).toEqual({ from: today, length: 1 });
  });
});

describe('figures', () => {
  it('are sums of the very days the bars show', () => {
    const days = [...daysBack(60, 1), dayOf(addDays(today, 1), 50)];
    const { now, before } = comparedTotals(days, '30', today);
    expect(now).toEqual({ orders: 30, registrations: 60, begun: 60, revenue: 3_000_00 });
    expect(before?.orders).toBe(30);
    expect(comparedTotals(days, 'all', today).before).toBeNull();
    expect(totalsOf(days, today, addDays(today, 1)).orders).toBe(1);
  });

  it('compare with something only', () => {
    expect(changeOf(112, 100)).toBeCloseTo(0.12);
    expect(changeOf(5, 0)).toBeNull();
    expect(conversionOf({ orders: 3, begun: 4 })).toBe(0.75);
    expect(conversionOf({ orders: 0, begun: 0 })).toBeNull();
  });

  it('know who ordered of those who began, over all and at best', () => {
    const bars = salesBars([dayOf('2026-02-10', 3), dayOf('2026-02-11', 9), dayOf(today, 9)], '7', today);
    expect(conversionOfBars(bars)).toBe(21 / 24);
    expect(bestConversion(bars)).toMatchObject({ share: 0.9, bar: { from: '2026-02-11' } });
    expect(conversionOfBars(salesBars([], '7', today))).toBeNull();
    expect(bestConversion(salesBars([], '7', today))).toBeNull();
  });

  it('name the one bar that stands out, and none where several do', () => {
    const bars = (...orders: number[]) =>
      salesBars(
        orders.map((count, index) => dayOf(addDays(today, index + 1 - orders.length), count)),
        '7',
        today,
      );
    expect(peakOf(bars(1, 2, 9, 2))?.revenue).toBe(900_00);
    expect(peakOf(bars(8, 2, 9, 2))).toBeNull();
    expect(peakOf(bars(0))).toBeNull();
  });

  it('fit under five round hairlines', () => {
    expect(ticksUpTo(4310)).toEqual([0, 1500, 3000, 4500, 6000]);
    expect(ticksUpTo(0)).toHaveLength(5);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (most) => {
        const ticks = ticksUpTo(most);
        expect(ticks).toHaveLength(5);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
        expect(ticks.at(-1)).toBeLessThan(most * 1.51);
      }),
    );
  });
});

describe('answers of the backend', () => {
  const currency = 'USD';

  it('become one list of days, whichever columns come first', () => {
    const days = salesDaysOf({
      revenue: {
        queryName: 'revenueByDay',
        currency,
        columns: [
          { name: 'revenue', type: 'money' },
          { name: 'day', type: 'day' },
        ],
        rows: [[500, '2026-02-02']],
      },
      orders: {
        queryName: 'ordersByDay',
        currency,
        columns: [
          { name: 'day', type: 'day' },
          { name: 'orders', type: 'count' },
          { name: 'registrations', type: 'count' },
        ],
        rows: [['2026-02-02', 1, 2]],
      },
      conversion: {
        queryName: 'conversionByDay',
        currency,
        columns: [
          { name: 'day', type: 'day' },
          { name: 'begun', type: 'count' },
        ],
        rows: [
          ['2026-02-02', 3],
          ['2026-02-01', 1],
        ],
      },
    });
    expect(days).toEqual([
      { day: '2026-02-01', revenue: 0, orders: 0, registrations: 0, begun: 1 },
      { day: '2026-02-02', revenue: 500, orders: 1, registrations: 2, begun: 3 },
    ]);
  });

  it('say how many are left, and nothing where there is no limit', () => {
    const [limited, unlimited] = stockOf({
      queryName: 'ticketsLeft',
      currency,
      columns: (['ticketTypeId', 'ticketType', 'quantity', 'sold', 'held'] as const).map((name) => ({
        name,
        type: 'count',
      })),
      rows: [
        ['1', 'General', 20, 16, 1],
        ['2', 'Community', null, 84, 0],
      ],
    });
    expect(limited?.left).toBe(3);
    expect(unlimited?.left).toBeNull();
  });
});

it('things are found by all their words, without accents, the likeliest first', () => {
  const names = ['Tour of Leïla', 'Leïla Benali', 'Tom'];
  expect(findByQuery(names, 'leila', (name) => name)).toEqual(['Leïla Benali', 'Tour of Leïla']);
  expect(findByQuery(names, 'of tour', (name) => name)).toEqual(['Tour of Leïla']);
  expect(findByQuery(names, ' ', (name) => name)).toBe(names);
});
