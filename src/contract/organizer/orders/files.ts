import { endpoint, type FileDownload } from '../../endpoint';
import { needs } from '../../needs';
import type { OrderFilter, OrganizerOrder, TicketFilter } from './entities';
import type {
  InviteRequest,
  InvoiceNumbering,
  SubmitRequest,
  TicketInvitation,
  TicketValidity,
} from './submitted';
import * as answers from '../../generated/organizer/orders';

/** 002 §9: ticket and list export. */
const exportTimeout = 120_000;

/**
 * The sold tickets as a sheet: one row a ticket, with what its attendee answered. The sheet is xlsx, and takes up to 120 s (002 §7, §9).
 * @calls 206
 * @experimental
 */
export const exportTickets = endpoint<{
  params: { eventId: string };
  body: TicketFilter;
  ok: FileDownload;
  fail: 4040;
}>()({
  method: 'PUT',
  path: '/events/:eventId/tickets/export',
  base: 'v1',
  auth: 'account',
  timeout: exportTimeout,
  chosen: true,
  chosenShape: true,
  answers: 'xlsx',
});

/**
 * The list of orders as a sheet: one row an order. It takes up to 120 s (002 §7, §9).
 * @calls 207
 * @experimental
 */
export const exportOrders = endpoint<{
  params: { eventId: string };
  body: OrderFilter;
  ok: FileDownload;
  fail: 4040;
}>()({
  method: 'PUT',
  path: '/events/:eventId/orders/export',
  base: 'v1',
  auth: 'account',
  timeout: exportTimeout,
  chosen: true,
  chosenShape: true,
  answers: 'xlsx',
});

/**
 * The sold tickets as comma-separated text, with the same rows and columns. 002 §7, §9: as its neighbour.
 * @calls 206
 * @experimental
 */
export const exportTicketsAsCsv = endpoint<{
  params: { eventId: string };
  body: TicketFilter & {
    /** Always `csv`: what tells the call from others of its address. */
    format: 'csv';
  };
  ok: FileDownload;
  fail: 4040;
}>()({
  method: 'PUT',
  path: '/events/:eventId/tickets/export',
  base: 'v1',
  auth: 'account',
  timeout: exportTimeout,
  chosen: true,
  chosenShape: true,
  when: { field: 'format', value: 'csv' },
  answers: 'csv',
});

/**
 * The list of orders as comma-separated text, with the same rows and columns. 002 §7, §9: as its neighbour.
 * @calls 207
 * @experimental
 */
export const exportOrdersAsCsv = endpoint<{
  params: { eventId: string };
  body: OrderFilter & {
    /** Always `csv`: what tells the call from others of its address. */
    format: 'csv';
  };
  ok: FileDownload;
  fail: 4040;
}>()({
  method: 'PUT',
  path: '/events/:eventId/orders/export',
  base: 'v1',
  auth: 'account',
  timeout: exportTimeout,
  chosen: true,
  chosenShape: true,
  when: { field: 'format', value: 'csv' },
  answers: 'csv',
});

/**
 * Say that an order's open invoice was paid. Fails: 4046 unknown order, 4091 it has no open invoice. Ours: 002 §7 has no call for it.
 * @experimental
 */
export const settleInvoice = endpoint<{
  params: { eventId: string; orderId: string };
  body: {
    /** Always true: an invoice is not made unpaid again. */
    paid: true;
  };
  ok: OrganizerOrder;
  fail: 4046 | 4091;
}>()({
  method: 'PUT',
  path: '/events/:eventId/orders/:orderId/invoice',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.settleInvoice,
});

/**
 * Make an order for somebody, sold in one step without a hold. The server prices it. Needs `Idempotency-Key`: the same key
 * answers the same order. Fails: 4000 with the member, 4009 too few left, 4022 no ticket or too many attendees, 4041 the promotion
 * code is not valid, 4046 unknown ticket type, 4050 an address twice in the order, 4051 an address has a ticket already. 002 §7: transactions
 * submit; what it is for, verb and path are ours.
 * @calls 212
 * @experimental
 */
export const submitTransaction = endpoint<{
  params: { eventId: string };
  body: SubmitRequest;
  ok: OrganizerOrder;
  fail: 4000 | 4009 | 4022 | 4041 | 4046 | 4050 | 4051;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/transactions/submit',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  idempotencyKey: true,
  reads: answers.submitTransaction,
});

/**
 * Dispute, settle or refund tickets of a paid order; the body names them. Without `refundAmount`, `invalid` opens a dispute (the
 * order becomes disputed, its tickets blocked) and `valid` closes it (paid again, valid again). With one, so much goes back,
 * shared over the tickets by what was paid for them; `invalid` cancels them and puts their places on sale again, `valid` leaves
 * them valid. While an order is disputed nothing is refunded, as payment providers have it: an amount with `invalid`, for blocked
 * tickets, says that the dispute was lost and the bank gave so much back. An order all of whose money went back is refunded, and
 * stays so.
 * Fails: 4000 no ticket, or none of this order; 4022 more than was paid for them; 4046 unknown order; 4091 the order is not
 * paid, or the ticket's state has no such step, or a refund waits for a dispute, or the buyer is swapping at this moment. 002 §6, §7: validity, note and refundAmount are taken for query members.
 * @calls 213
 * @experimental
 */
export const disputeOrder = endpoint<{
  params: { eventId: string; orderId: string };
  query: {
    validity: TicketValidity;
    /** Stored with the order; 1,000 characters at most. */
    note?: string;
    /** Minor units. */
    refundAmount?: number;
  };
  body: string[];
  ok: OrganizerOrder;
  fail: 4000 | 4022 | 4046 | 4091;
}>()({
  method: 'PUT',
  path: '/admin/events/:eventId/orders/:orderId/dispute',
  base: 'api',
  auth: 'support',
  chosen: true,
  chosenShape: true,
  required: needs('validity'),
  reads: answers.disputeOrder,
});

/**
 * Number the event's invoices without gaps from now on, and those there are anew, oldest first. Fails: 4091 they are numbered
 * so already. Only for support staff (002 §7, §6).
 * @calls 214
 * @experimental
 */
export const migrateConsecutiveInvoice = endpoint<{
  params: { eventId: string };
  ok: InvoiceNumbering;
  fail: 4040 | 4091;
}>()({
  method: 'POST',
  path: '/admin/events/:eventId/migrateConsecutiveInvoice',
  base: 'api',
  auth: 'support',
  chosen: true,
  chosenShape: true,
  reads: answers.migrateConsecutiveInvoice,
});

/**
 * Put these letters before the numbers of invoices to come. Fails: 4000 more than ten characters, or others than letters,
 * digits, hyphens and slashes. 002 §6, §7: invoicedata/prefix.
 * @calls 215
 * @experimental
 */
export const setInvoicePrefix = endpoint<{
  params: { eventId: string };
  body: {
    /** What new invoice numbers begin with. */
    prefix: string;
  };
  ok: InvoiceNumbering;
  fail: 4000 | 4040;
}>()({
  method: 'PUT',
  path: '/admin/events/:eventId/invoicedata/prefix',
  base: 'api',
  auth: 'support',
  chosen: true,
  chosenShape: true,
  reads: answers.setInvoicePrefix,
});

/**
 * Invite people to come, by email. Who is registered already is not written to; who was invited before is written to again.
 * Fails: 4000 with the member: no people, more than 500, an address that is none, a message too long; 4041 the promotion code is not
 * valid. 002 §7: invite.
 * @calls 221
 * @experimental
 */
export const inviteToTickets = endpoint<{
  params: { eventId: string };
  body: InviteRequest;
  ok: { invitations: TicketInvitation[] };
  fail: 4000 | 4040 | 4041;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/invite',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.inviteToTickets,
});
