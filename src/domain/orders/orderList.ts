import type { Direction, OrderField, OrderFilter, OrderStatus, OrderType, TicketField } from '../../contract';
import type { TicketFilter, TicketStatus } from '../../contract';
import type { TableView } from '../table';

/** Every status in the order a filter lists them. */
export const orderStatuses = [
  'paid',
  'awaitingPayment',
  'free',
  'refunded',
  'disputed',
  'cancelled',
] as const satisfies readonly OrderStatus[];

/** Every way to pay in the order a filter lists them. */
export const orderTypes = [
  'card',
  'invoice',
  'paypal',
  'bitcoin',
  'free',
] as const satisfies readonly OrderType[];

export const ticketStatuses = ['valid', 'blocked', 'cancelled'] as const satisfies readonly TicketStatus[];

const orderFields: readonly OrderField[] = [
  'createdDate',
  'id',
  'buyerName',
  'buyerEmail',
  'status',
  'quantity',
  'total',
];
const ticketFields: readonly TicketField[] = [
  'id',
  'ticketName',
  'firstName',
  'lastName',
  'email',
  'status',
  'totalPaid',
];

/** `value` when it is one of `known`: an address may say anything. */
const oneOf = <T extends string>(known: readonly T[], value: string | undefined): T | undefined =>
  known.find((one) => one === value);

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const dayIn = (value: string | undefined) => (value !== undefined && day.test(value) ? value : undefined);

/** What is left of a record without the members that are undefined. */
const defined = <T extends object>(record: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;

const directionOf = ({ sort }: TableView): Direction | undefined =>
  sort ? (sort.direction === 'descending' ? 'DESC' : 'ASC') : undefined;

/** Which orders a view of the list asks for; its filters are `status`, `type`, `payment`, `from` and `to`. 002 §7. */
export function orderFilterOf(view: TableView): OrderFilter {
  const { search, filters, sort } = view;
  const field = oneOf(orderFields, sort?.column);
  return defined<OrderFilter>({
    search: search.trim() || undefined,
    status: oneOf(orderStatuses, filters['status']),
    ticketTypeId: filters['type'],
    payment: oneOf(orderTypes, filters['payment']),
    from: dayIn(filters['from']),
    to: dayIn(filters['to']),
    sort: field,
    direction: field && directionOf(view),
    ids: undefined,
  });
}

/** Which tickets a view of the list asks for; its filters are `status` and `type`. */
export function ticketFilterOf(view: TableView): TicketFilter {
  const { search, filters, sort } = view;
  const field = oneOf(ticketFields, sort?.column);
  return defined<TicketFilter>({
    search: search.trim() || undefined,
    ticketTypeId: filters['type'],
    status: oneOf(ticketStatuses, filters['status']),
    sort: field,
    direction: field && directionOf(view),
    ids: undefined,
  });
}
