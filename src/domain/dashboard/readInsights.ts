import type { InsightsResult } from '../../contract';
import type { SalesDay } from './salesDays';

/** How many of a ticket type are left. */
export interface TypeStock {
  id: string;
  name: string;
  /** In all; `null` without a limit. */
  quantity: number | null;
  sold: number;
  /** In the hands of buyers who have not paid yet. */
  held: number;
  /** `null` without a limit. */
  left: number | null;
}

type Row = Readonly<Record<string, string | number | null>>;

const rowsOf = ({ columns, rows }: InsightsResult): Row[] =>
  rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index] ?? null])));
const text = (value: string | number | null | undefined) => (typeof value === 'string' ? value : '');
const count = (value: string | number | null | undefined) => (typeof value === 'number' ? value : 0);

/** The answers to `revenueByDay`, `ordersByDay` and `conversionByDay` as one list, the earliest day first. */
export function salesDaysOf(answers: {
  revenue: InsightsResult;
  orders: InsightsResult;
  conversion: InsightsResult;
}): SalesDay[] {
  const days = new Map<string, SalesDay>();
  const of = (row: Row) => {
    const day = text(row['day']);
    const known = days.get(day) ?? { day, revenue: 0, orders: 0, registrations: 0, begun: 0 };
    days.set(day, known);
    return known;
  };
  for (const row of rowsOf(answers.revenue)) of(row).revenue = count(row['revenue']);
  for (const row of rowsOf(answers.orders)) {
    const day = of(row);
    day.orders = count(row['orders']);
    day.registrations = count(row['registrations']);
  }
  for (const row of rowsOf(answers.conversion)) of(row).begun = count(row['begun']);
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The answer to `ticketsLeft`. */
export const stockOf = (answer: InsightsResult): TypeStock[] =>
  rowsOf(answer).map((row) => {
    const quantity = typeof row['quantity'] === 'number' ? row['quantity'] : null;
    const [sold, held] = [count(row['sold']), count(row['held'])];
    const left = quantity === null ? null : Math.max(0, quantity - sold - held);
    return { id: text(row['ticketTypeId']), name: text(row['ticketType']), quantity, sold, held, left };
  });

/** How many orders `ordersByStatus` counted of one status. */
export const ordersIn = (answer: InsightsResult, status: string): number =>
  count(rowsOf(answer).find((row) => row['status'] === status)?.['orders']);
