import { addDays, daysBetween, type Day } from '../time/days';

/** How far back a dashboard looks: so many days up to today, or to the first order. @experimental */
export const salesRanges = ['7', '30', 'all'] as const;
export type SalesRange = (typeof salesRanges)[number];

/** What a period is compared with: as many days before it, or the same weekdays a year ago. @experimental */
export const salesComparisons = ['before', 'lastYear'] as const;
export type SalesComparison = (typeof salesComparisons)[number];

/** What happened on one day. Money in minor units. */
export interface SalesDay {
  day: Day;
  revenue: number;
  orders: number;
  registrations: number;
  /** How many began to register, those who ordered included. */
  begun: number;
}

/** One bar: a day, or a week where there are too many days. */
export interface SalesBar {
  /** First and last day of it. */
  from: Day;
  to: Day;
  revenue: number;
  orders: number;
  registrations: number;
  /** How many began to register, those who ordered included. */
  begun: number;
  /** Revenue of the days it is compared with; `null` where nothing is compared. */
  before: number | null;
  /** It is not over yet. */
  isOpen: boolean;
}

export interface SalesTotals {
  revenue: number;
  orders: number;
  registrations: number;
  begun: number;
}

/** From so many days on a bar is a week. */
const mostBars = 62;
const daysOfWeek = 7;
const daysOfYear = 52 * daysOfWeek;

/** First day of a range that ends today, and how many days it has. Without orders “all” is today alone. */
export function rangeStart(
  days: readonly SalesDay[],
  range: SalesRange,
  today: Day,
): { from: Day; length: number } {
  const first = days[0]?.day ?? today;
  const from = range === 'all' ? (first < today ? first : today) : addDays(today, 1 - Number(range));
  return { from, length: daysBetween(from, today) + 1 };
}

/** Sums over the days from `from` to before `to`. */
export function totalsOf(days: readonly SalesDay[], from: Day, to: Day): SalesTotals {
  const totals: SalesTotals = { revenue: 0, orders: 0, registrations: 0, begun: 0 };
  for (const { day, ...counts } of days) {
    if (day < from || day >= to) continue;
    totals.revenue += counts.revenue;
    totals.orders += counts.orders;
    totals.registrations += counts.registrations;
    totals.begun += counts.begun;
  }
  return totals;
}

/** Every bar of a range, the empty ones too, the last one today's. */
export function salesBars(
  days: readonly SalesDay[],
  range: SalesRange,
  today: Day,
  compare: SalesComparison = 'before',
): SalesBar[] {
  const { from, length } = rangeStart(days, range, today);
  const width = length > mostBars ? daysOfWeek : 1;
  const count = Math.ceil(length / width);
  // Weeks are counted back from today, so that the last one is whole but for today's rest.
  const first = addDays(today, 1 - count * width);
  const start = width === 1 ? from : first;
  return Array.from({ length: count }, (_, index): SalesBar => {
    const begins = addDays(start, index * width);
    const next = addDays(begins, width);
    const earlier = addDays(begins, -daysBack(length, compare));
    const { revenue, orders, registrations, begun } = totalsOf(days, begins, next);
    return {
      from: begins,
      to: addDays(next, -1),
      revenue,
      orders,
      registrations,
      begun,
      before: range === 'all' ? null : totalsOf(days, earlier, addDays(earlier, width)).revenue,
      isOpen: next > today,
    };
  });
}

/** The range and what it is compared with; `null` where there is nothing to compare with. */
export function comparedTotals(
  days: readonly SalesDay[],
  range: SalesRange,
  today: Day,
  compare: SalesComparison = 'before',
) {
  const { from, length } = rangeStart(days, range, today);
  const end = addDays(today, 1);
  const back = -daysBack(length, compare);
  const before = range === 'all' ? null : totalsOf(days, addDays(from, back), addDays(end, back));
  return { now: totalsOf(days, from, end), before };
}

const daysBack = (length: number, compare: SalesComparison) => (compare === 'lastYear' ? daysOfYear : length);

/** True where somebody ordered in the same weeks a year ago. */
export const hasLastYear = (days: readonly SalesDay[], range: SalesRange, today: Day): boolean =>
  (comparedTotals(days, range, today, 'lastYear').before?.orders ?? 0) > 0;

/** By how much more or less, as a share: 0.12 for 12 % more. `null` where there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? (now - before) / before : null;

/** Of those who began to register, how many ordered; `null` where nobody began. */
export const conversionOf = ({ orders, begun }: Pick<SalesTotals, 'orders' | 'begun'>): number | null =>
  begun > 0 ? orders / begun : null;

/** Of those who began to register over a whole period, how many ordered; `null` where nobody began. */
export const conversionOfBars = (bars: readonly SalesBar[]): number | null =>
  conversionOf(
    bars.reduce((sum, { orders, begun }) => ({ orders: sum.orders + orders, begun: sum.begun + begun }), {
      orders: 0,
      begun: 0,
    }),
  );

/** The bar on which the most of those who began ordered, the earliest of equal ones; `null` where nobody began. */
export function bestConversion(bars: readonly SalesBar[]): { bar: SalesBar; share: number } | null {
  let best: { bar: SalesBar; share: number } | null = null;
  for (const bar of bars) {
    const share = conversionOf(bar);
    if (share !== null && (best === null || share > best.share)) best = { bar, share };
  }
  return best;
}

/** The highest bar that stands out: at least half as high again as the next. */
export function peakOf(bars: readonly SalesBar[]): SalesBar | null {
  const [first, second] = [...bars].sort((one, other) => other.revenue - one.revenue);
  return first && first.revenue > 0 && first.revenue >= 1.5 * (second?.revenue ?? 0) ? first : null;
}

const hairlines = 5;
/** Close enough to each other that the highest bar takes two thirds of the chart at least. */
const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/** Where the hairlines are: from 0 up in round steps, the last at or above `most`. */
export function ticksUpTo(most: number): number[] {
  const rough = Math.max(most, 1) / (hairlines - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (roundSteps.find((times) => times * power >= rough) ?? 10) * power;
  return Array.from({ length: hairlines }, (_, index) => index * step);
}
