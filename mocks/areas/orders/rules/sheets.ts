import type { Currency, Minor, OrderJobRefusal } from '../../../../src/contract';
import type { Db, StoredOrder } from '../../../db';
import { valuesOf } from '../../../sale/answerIds';
import { refundTotalOf } from '../../../sale/orderMoney';
import { statusOf, type SoldTicket } from '../../../sale/orders';

type Row = (string | number | null)[];

/** Sheets have amounts as people write them. */
const amount = (minor: Minor, { minorUnits = 2 }: Currency): number => minor / 10 ** minorUnits;

export const orderSheet = (orders: readonly StoredOrder[]): Row[] => [
  [
    ...['Order', 'Invoice', 'Date', 'Buyer', 'Email', 'Status', 'Tickets', 'Total', 'Refunded'],
    ...['Currency', 'Paid via', 'Last 4', 'Promotion code'],
  ],
  ...orders.map((order) => [
    ...[order.id, order.invoiceNumber ?? null, order.createdDate, order.buyerName, order.buyerEmail],
    ...[order.status, order.tickets.length, amount(order.total, order.currency)],
    ...[amount(refundTotalOf(order), order.currency), order.currency.code],
    ...[order.paidVia, order.last4, order.promotionalCode],
  ]),
];

/** What a job could not do: one row an order. */
export const refusalSheet = (refusals: readonly OrderJobRefusal[]): Row[] => [
  ['Order', 'Code', 'Reason'],
  ...refusals.map(({ orderId, code, reason }) => [orderId, code, reason]),
];

/** One row a ticket, and a column for each question of the registration form. */
export function ticketSheet({ world }: Db, sold: readonly SoldTicket[]): Row[] {
  const questions = world.form.entities.filter(
    ({ attributeKey }) => !['firstName', 'lastName', 'email'].includes(attributeKey),
  );
  return [
    [
      ...['Ticket', 'Order', 'Date', 'Type', 'First name', 'Last name', 'Email', 'Status', 'Total paid'],
      ...['Tax', 'Discount', 'Refunded', 'Currency'],
      ...questions.map(({ label }) => label),
    ],
    ...sold.map(({ order, ticket }) => [
      ...[ticket.id, order.id, order.createdDate, ticket.ticketName],
      ...[ticket.firstName, ticket.lastName, ticket.email, statusOf(ticket)],
      ...[ticket.totalPaid, ticket.tax, ticket.discount, ticket.refunded ?? 0].map((minor) =>
        amount(minor, order.currency),
      ),
      order.currency.code,
      ...questions.map(({ id }) => valuesOf(ticket.answers, id)?.join(', ') ?? null),
    ]),
  ];
}
