import type { OrderType } from '../../buyer/confirmation';
import { endpoint } from '../../endpoint';
import { needs } from '../../needs';
import type { Direction } from '../../paging';
import type {
  AttendeeUpdate,
  OrderCounts,
  OrderField,
  OrderMail,
  OrderRow,
  OrderStatus,
  OrganizerOrder,
  OrganizerTicket,
  TicketField,
  TicketStatus,
  TransferRequest,
} from './entities';
import type { CancelRequest } from './submitted';
import * as answers from '../../generated/organizer/orders';

export * from '../../buyer/order/money';
export * from './entities';
export * from './files';
export * from './jobs';
export * from './submitted';
export * from './swapCalls';
export * from './swaps';

/**
 * The event's orders. `search` looks in order number, name
 * and email of the buyer, and promotion code; rows come newest first unless `sort` names a field; `page` counts from 1, and a page has 25
 * rows unless `size` says otherwise, 500 at most. With `counts` it also tells how many
 * of each status the rest of the filter finds.
 * @experimental
 */
export const listOrders = endpoint<{
  params: { eventId: string };
  query: {
    /** Words looked for in names and addresses, in any case; everything when absent. */
    search?: string;
    status?: OrderStatus;
    /** Only orders with a ticket of this type. */
    ticketTypeId?: string;
    payment?: OrderType;
    /** First day, `YYYY-MM-DD` in the event's zone. */
    from?: string;
    /** Last day, the day itself included. */
    to?: string;
    sort?: OrderField;
    /** Default: descending for the date, ascending for all others. */
    direction?: Direction;
    /** From 1; the first one when absent. */
    page?: number;
    /** Rows on a page. */
    size?: number;
    /** With true the answer counts orders by status as well. */
    counts?: boolean;
  };
  ok: {
    orders: OrderRow[];
    /** How many there are on all pages. */
    total: number;
    counts?: OrderCounts;
  };
  fail: 4040;
}>()({
  method: 'GET',
  path: '/events/:eventId/orders',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.listOrders,
});

/**
 * One whole order. Fails: 4046 unknown order. 002 §7 Tickets and orders: `orders/{id}`.
 * @calls 198
 * @experimental
 */
export const getOrder = endpoint<{
  params: { eventId: string; orderId: string };
  ok: OrganizerOrder;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/events/:eventId/orders/:orderId',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getOrder,
});

/**
 * The event's sold tickets. `search` looks in ticket and order number, name and email of the attendee; rows come as they
 * were sold unless `sort` names a field; `page` counts from 1, and a page has 25 rows unless `size` says otherwise, 500
 * at most. 002 §7: tickets with search.
 * @calls 199
 * @experimental
 */
export const searchTickets = endpoint<{
  params: { eventId: string };
  query: {
    /** Words looked for in names and addresses, in any case; everything when absent. */
    search?: string;
    /** Only tickets of this type. */
    ticketTypeId?: string;
    status?: TicketStatus;
    sort?: TicketField;
    /** Default: ascending. */
    direction?: Direction;
    /** From 1; the first one when absent. */
    page?: number;
    /** Rows on a page. */
    size?: number;
  };
  ok: {
    tickets: OrganizerTicket[];
    /** How many there are on all pages. */
    total: number;
  };
  fail: 4040;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.searchTickets,
});

/**
 * One sold ticket, by the number printed on it. Fails: 4046 unknown ticket. 002 §7: `/tickets/{id}`.
 * @calls 200
 * @experimental
 */
export const getTicket = endpoint<{ params: { ticketId: string }; ok: OrganizerTicket; fail: 4046 }>()({
  method: 'GET',
  path: '/tickets/:ticketId',
  base: 'v1',
  auth: 'account',
  chosenShape: true,
  reads: answers.getTicket,
});

/**
 * Cancel an order that nothing was paid for: one that is free, or whose invoice is open. Its tickets never let in again and go back on sale, an
 * open swap ends, and its invoice asks for nothing. What was paid for is refunded instead (`disputeOrder`). Fails: 4046 unknown order, 4091 it
 * holds money or is disputed, refunded or cancelled, or its buyer is swapping at this moment. Ours: the requirements have no call for it.
 * @experimental
 */
export const cancelOrder = endpoint<{
  params: { eventId: string; orderId: string };
  body: CancelRequest;
  ok: OrganizerOrder;
  fail: 4046 | 4091;
}>()({
  method: 'POST',
  path: '/events/:eventId/orders/:orderId/cancel',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.cancelOrder,
});

/**
 * Give a ticket to somebody else. Whoever has the order's `token` may. The old attendee's ticket is no longer theirs; with
 * `sendEmails` both are notified. Fails: 4000 the address is none, 4045 no such order for this token, 4046 unknown ticket, 4051 the
 * address has a ticket already and each may only have one, 4091 the ticket is not valid, or
 * the order's buyer is swapping at this moment (002 §3 Transfer, §5, §7, which calls `emailAddress` `email`).
 * @calls 208
 * @experimental
 */
export const transferTicket = endpoint<{
  params: { eventId: string; ticketId: string };
  query: {
    /** Secret of the order; 4045 when it is none of this ticket’s. */
    token: string;
  };
  body: TransferRequest;
  ok: OrganizerTicket;
  fail: 4000 | 4045 | 4046 | 4051 | 4091;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/:ticketId/transfer',
  base: 'v2',
  chosen: true,
  chosenShape: true,
  required: needs('token', 'emailAddress', 'firstName', 'lastName'),
  reads: answers.transferTicket,
});

/**
 * Correct the attendee of a ticket and the answers of the registration form. The ticket stays the same, what was paid as well, and no email
 * is sent. Answers are checked by the form as it is now, with two exceptions: a choice that is no longer offered stays possible for who made
 * it, and a question without an answer is not required. Files, consents and sessions can't be changed. Fails: 4000 with the member, of an answer
 * `answers.` and its id, 4046 unknown ticket, 4051 the address has a ticket already and each may only have one, 4090 the attendee or an answer
 * changed since `version`, 4091 the ticket is cancelled, or the order's buyer is swapping at this moment. Ours: the requirements have no call
 * for it.
 * @experimental
 */
export const updateTicketAttendee = endpoint<{
  params: { eventId: string; ticketId: string };
  body: AttendeeUpdate;
  ok: OrganizerTicket;
  fail: 4000 | 4046 | 4051 | 4090 | 4091;
}>()({
  method: 'PUT',
  path: '/events/:eventId/tickets/:ticketId/attendee',
  base: 'v2',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateTicketAttendee,
});

/**
 * Send the tickets of an order again, each to its attendee, or all to `emailAddress`. Tickets that don't let in are left out.
 * Fails: 4000 the address is none, 4046 order or ticket, 4091 no ticket is valid. 002 §7: resend; verb and path are ours.
 * @calls 209
 * @experimental
 */
export const resendTickets = endpoint<{
  params: { eventId: string; orderId: string };
  /** Without `ticketIds`: all of the order. */
  body: {
    /** Numbers of those to send; all of the order when absent. */
    ticketIds?: string[];
    /** Where all of them are sent; to each attendee when absent. */
    emailAddress?: string;
  };
  ok: { mails: OrderMail[] };
  fail: 4000 | 4046 | 4091;
}>()({
  method: 'POST',
  path: '/events/:eventId/orders/:orderId/resend',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.resendTickets,
});

/**
 * Send the confirmation of an order again, to its buyer or to `emailAddress`. Fails: 4000 the address is none, 4046 unknown
 * order. 002 §7: confirmation; verb and path are ours.
 * @calls 210
 * @experimental
 */
export const sendOrderConfirmation = endpoint<{
  params: { eventId: string; orderId: string };
  body: {
    /** Where it is sent; to the buyer when absent. */
    emailAddress?: string;
  };
  ok: OrderMail;
  fail: 4000 | 4046;
}>()({
  method: 'POST',
  path: '/events/:eventId/orders/:orderId/confirmation',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.sendOrderConfirmation,
});
