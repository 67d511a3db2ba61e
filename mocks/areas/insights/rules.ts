import type { InsightsQueryName, InsightsQueryParams, InsightsResult } from '../../../src/contract';
import type { Db, StoredOrder } from '../../db';
import { statusOf } from '../../sale/orders';
import { malformed, millisecondsOf } from '../../rules/fields';

type Cell = string | number | null;
type Columns = InsightsResult['columns'];

interface Counting {
  orders: readonly StoredOrder[];
  /** When somebody began to register who did not order. */
  leftAt: readonly string[];
  /** What there is of each ticket type, and where it is. */
  stock: () => readonly Stock[];
  /** The day of a moment in the event's zone. */
  dayOf: (at: string) => string;
}

interface Stock {
  id: string;
  name: string;
  /** In all, those sold included; `null` without a limit. */
  quantity: number | null;
  sold: number;
  held: number;
}

interface Question {
  columns: Columns;
  rows: (counting: Counting) => Cell[][];
}

const count = (name: string) => ({ name, type: 'count' }) as const;
const money = (name: string) => ({ name, type: 'money' }) as const;
const text = (name: string) => ({ name, type: 'text' }) as const;
const day = { name: 'day', type: 'day' } as const;

/** What is left of what was paid. */
const revenueOf = ({ status, total, tickets }: StoredOrder): number =>
  status === 'paid' ? total - tickets.reduce((sum, { refunded = 0 }) => sum + refunded, 0) : 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Groups in the order of their first member, or by their name. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}

const byDay = ({ orders, dayOf }: Counting) =>
  grouped(orders, ({ createdDate }) => dayOf(createdDate)).sort(([a], [b]) => (a < b ? -1 : 1));

const mostFirst = (rows: Cell[][]): Cell[][] => rows.sort((a, b) => Number(b[1]) - Number(a[1]));

const validTickets = (orders: readonly StoredOrder[]) =>
  orders.flatMap(({ tickets }) => tickets.filter((ticket) => statusOf(ticket) !== 'cancelled'));

const questions: Record<InsightsQueryName, Question> = {
  totals: {
    columns: [count('orders'), count('registrations'), money('revenue')],
    rows: ({ orders }) => [[orders.length, validTickets(orders).length, sum(orders.map(revenueOf))]],
  },
  ordersByDay: {
    columns: [day, count('orders'), count('registrations')],
    rows: (counting) =>
      byDay(counting).map(([date, orders]) => [date, orders.length, validTickets(orders).length]),
  },
  revenueByDay: {
    columns: [day, money('revenue')],
    rows: (counting) => byDay(counting).map(([date, orders]) => [date, sum(orders.map(revenueOf))]),
  },
  conversionByDay: {
    columns: [day, count('begun'), count('orders')],
    rows: ({ orders, leftAt, dayOf }) => {
      const ordered = orders.map(({ createdDate }) => ({ date: dayOf(createdDate), orders: 1 }));
      const left = leftAt.map((at) => ({ date: dayOf(at), orders: 0 }));
      return grouped([...ordered, ...left], ({ date }) => date)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([date, these]) => [date, these.length, sum(these.map((one) => one.orders))]);
    },
  },
  ticketsByType: {
    columns: [text('ticketType'), count('registrations'), money('paid')],
    rows: ({ orders }) =>
      mostFirst(
        grouped(validTickets(orders), ({ ticketName }) => ticketName).map(([name, tickets]) => [
          name,
          tickets.length,
          sum(tickets.map(({ totalPaid, refunded = 0 }) => totalPaid - refunded)),
        ]),
      ),
  },
  ticketsLeft: {
    columns: [text('ticketTypeId'), text('ticketType'), count('quantity'), count('sold'), count('held')],
    rows: ({ stock }) =>
      stock().map(({ id, name, quantity, sold, held }) => [id, name, quantity, sold, held]),
  },
  ordersByStatus: {
    columns: [text('status'), count('orders'), money('total')],
    rows: ({ orders }) =>
      mostFirst(
        grouped(orders, ({ status }) => status).map(([status, these]) => [
          status,
          these.length,
          sum(these.map(({ total }) => total)),
        ]),
      ),
  },
  promotionCodes: {
    columns: [text('code'), count('orders'), money('discount')],
    rows: ({ orders }) =>
      mostFirst(
        grouped(
          orders.filter(({ promotionalCode }) => promotionalCode !== null),
          ({ promotionalCode }) => promotionalCode ?? '',
        ).map(([code, these]) => [
          code,
          these.length,
          sum(these.flatMap(({ tickets }) => tickets.map(({ discount }) => discount))),
        ]),
      ),
  },
  paymentMethods: {
    columns: [text('method'), count('orders'), money('revenue')],
    rows: ({ orders }) =>
      mostFirst(
        grouped(
          orders.filter(({ paidVia }) => paidVia !== null),
          ({ paidVia }) => paidVia ?? '',
        ).map(([method, these]) => [method, these.length, sum(these.map(revenueOf))]),
      ),
  },
};

/**
 * Counts what an event's orders answer.  Refuses with 4000.
 * @param at name of the member `params` came in
 */
export function runQuery(
  db: Db,
  queryName: InsightsQueryName,
  params: InsightsQueryParams,
  at = 'queryParams',
): InsightsResult {
  const from = params.from === undefined ? -Infinity : millisecondsOf(`${at}.from`, params.from);
  const to = params.to === undefined ? Infinity : millisecondsOf(`${at}.to`, params.to);
  if (to <= from) throw malformed(`${at}.to`, 'It is not after the start.');
  const { world, orderBook } = db.of(params.eventId);
  const isInTime = ({ createdDate }: { createdDate: string }) => {
    const made = Date.parse(createdDate);
    return made >= from && made < to;
  };
  const { columns, rows } = questions[queryName];
  const found = rows({
    orders: orderBook.all().filter(isInTime),
    leftAt: db
      .rows('hotLeads', params.eventId)
      .all()
      .filter((lead) => lead.status === 'open' && isInTime(lead))
      .map(({ createdDate }) => createdDate),
    stock: () => stockOf(db.of(params.eventId)),
    dayOf: dayIn(world.event['time-zone-id']),
  });
  return {
    queryName,
    columns,
    rows: params.limit === undefined ? found : found.slice(0, Math.trunc(params.limit)),
    currency: world.sale.currency.code,
  };
}

function stockOf(db: Db): Stock[] {
  return db.world.ticketTypes.map(({ id, name }) => {
    const { initial, held, sold } = db.stockOf(id);
    // Orders from before the sale are not in its stock.
    const past = db.orderBook.pastTickets(id);
    return { id, name, quantity: initial === null ? null : initial + past, sold: sold + past, held };
  });
}

/** `YYYY-MM-DD` of a moment as calendars in the zone have it. */
export function dayIn(timeZone: string): (at: string | number) => string {
  // Swedish dates are ISO 8601's.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at) => format.format(new Date(at));
}
