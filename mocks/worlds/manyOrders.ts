import type { FormEntry, OrderStatus } from '../../src/contract';
import { lineTax } from '../../src/domain/money/lineTax';
import { feesOf } from '../sale/fees';
import { lettersOf } from '../db/hash';
import { firstOrderNumber } from '../sale/orders';
import type { Sale, TicketTypeSeed } from '../sale/terms';
import type { StoredOrder, StoredTicket } from '../sale/stored';
import { companies, dietaryNeeds, firstNames, lastNames } from './names';

/** Numbers from 0 to below 1 that look drawn at random and are the same in every run (Mulberry32). */
function drawsFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(draw: () => number, from: readonly T[]): T {
  const picked = from[Math.floor(draw() * from.length)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from');
  return picked;
}

/** Of a hundred orders that cost something. */
const statuses: readonly [number, OrderStatus][] = [
  [89, 'paid'],
  [94, 'awaitingPayment'],
  [98, 'refunded'],
  [100, 'disputed'],
];
const cards = ['Visa', 'Visa', 'Visa', 'MasterCard', 'MasterCard', 'American Express', 'Discover'] as const;
/** Of a hundred tickets: which type. The others of the event sell nothing. */
const shares: readonly [number, string][] = [
  [38, '3001'],
  [66, '3002'],
  [72, '3004'],
  [80, '3005'],
  [88, '3007'],
  [100, '3009'],
];
const fromTable = <T>(table: readonly [number, T][], draw: () => number, last: T): T => {
  const number = draw() * 100;
  return table.find(([below]) => number < below)?.[1] ?? last;
};

const earlyPass = '3007';
const earlyEnd = '2026-02-01T04:59:59.000Z';
const firstMoment = Date.parse('2025-11-03T14:00:00.000Z');
const lastMoment = Date.parse('2026-02-12T14:55:00.000Z');
const usualPerOrder = 3;

interface Priced {
  type: TicketTypeSeed;
  totalPaid: number;
  tax: number;
}

/** Orders of three tickets in the middle: exactly `3 × count` attendees when `count` is even. Oldest first; the same in every run. */
export function manyOrders(count: number, types: readonly TicketTypeSeed[], sale: Sale): StoredOrder[] {
  const draw = drawsFrom(2026);
  const prices = new Map(types.map((type) => [type.id, priceOf(type, sale)]));
  const orders: StoredOrder[] = [];
  let attendees = 0;
  let before = usualPerOrder;
  for (let index = 0; index < count; index += 1) {
    // Two orders together have six tickets.
    const quantity = index % 2 === 0 ? 1 + Math.floor(draw() * 5) : 2 * usualPerOrder - before;
    before = quantity;
    const number = firstOrderNumber + index;
    const at = momentOf(index, count);
    const lines = Array.from({ length: quantity }, () => {
      const id = fromTable(shares, draw, '3009');
      return prices.get(id === earlyPass && at > earlyEnd ? '3001' : id);
    });
    const total = lines.reduce((sum, line) => sum + (line?.totalPaid ?? 0), 0);
    const status = total === 0 ? 'free' : fromTable(statuses, draw, 'paid');
    const company = pick(draw, companies);
    const lastName = pick(draw, lastNames);
    const tickets = lines.flatMap((line, index) =>
      line
        ? ticketOf(line, status, {
            id: `NL26-${number}-${index + 1}`,
            firstName: pick(draw, firstNames),
            // Families and colleagues come together.
            lastName: index === 0 || draw() < 0.4 ? lastName : pick(draw, lastNames),
            address: (attendees += 1),
            domain: company.domain,
            answers: pick(draw, answers),
          })
        : [],
    );
    orders.push(orderOf({ number, at, status, total, company: company.name }, tickets, sale, draw));
  }
  return orders;
}

/** More and more orders a day, as the event comes nearer. */
const momentOf = (index: number, count: number): string =>
  new Date(
    firstMoment + Math.round((lastMoment - firstMoment) * Math.sqrt((index + 1) / count)),
  ).toISOString();

/** Shared by all who answered the same. */
const answers = dietaryNeeds.map((need): FormEntry[] => [
  { id: '105', attributeKey: 'dietaryNeeds', submissionValues: [need] },
]);

function priceOf(type: TicketTypeSeed, sale: Sale): Priced {
  const tax = lineTax(type.price, sale.taxRate);
  return { type, tax, totalPaid: type.price === 0 ? 0 : type.price + feesOf(type, type.price).passFee + tax };
}

interface Attendee {
  id: string;
  firstName: string;
  lastName: string;
  /** Makes the address one of a kind. */
  address: number;
  domain: string;
  answers: FormEntry[];
}

function ticketOf({ type, totalPaid, tax }: Priced, status: OrderStatus, who: Attendee): StoredTicket {
  return {
    id: who.id,
    ticketTypeId: type.id,
    ticketName: type.name,
    firstName: who.firstName,
    lastName: who.lastName,
    email: `${plain(who.firstName)}.${plain(who.lastName)}.${who.address}@${who.domain}`,
    totalPaid,
    tax,
    discount: 0,
    answers: who.answers,
    ...(status === 'refunded' ? { status: 'cancelled', refunded: totalPaid } : {}),
    ...(status === 'disputed' ? { status: 'blocked' } : {}),
  };
}

const plainNames = new Map<string, string>();

/** A name as it stands in an address. */
function plain(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const made = name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  plainNames.set(name, made);
  return made;
}

interface Made {
  number: number;
  at: string;
  status: OrderStatus;
  total: number;
  company: string;
}

function orderOf(
  { number, at, status, total, company }: Made,
  tickets: readonly StoredTicket[],
  { currency }: Sale,
  draw: () => number,
): StoredOrder {
  const [first] = tickets;
  const isInvoice = status === 'awaitingPayment';
  const isCard = total > 0 && !isInvoice;
  return {
    id: `2000-${number}`,
    token: `or_${lettersOf(`many ${number}`, 24)}`,
    createdDate: at,
    buyerName: isInvoice ? company : `${first?.firstName ?? ''} ${first?.lastName ?? ''}`,
    buyerEmail: first?.email ?? '',
    status,
    total,
    currency,
    paidVia: isCard ? pick(draw, cards) : null,
    last4: isCard ? String(Math.floor(draw() * 10_000)).padStart(4, '0') : null,
    invoice: isInvoice,
    promotionalCode: null,
    tickets,
    ...(total > 0 ? { invoiceNumber: `NL-${number}` } : {}),
  };
}
