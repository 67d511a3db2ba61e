import { endpoint, type FileDownload } from '../../endpoint';
import { needs } from '../../needs';
import type { AttendeeUpdate } from '../../organizer/orders';
import type { MyOrder, MyOrderDocument, MyOrderLookup, RequestedTransfer } from './entities';
import { myOrder, resentTickets } from './shapes';

export type * from './entities';

/**
 * Find an order by its number and the address its confirmation was sent to. Not in the requirements, like its neighbours. Whether the
 * number or the address is wrong is not said: both are refused alike, and after the same time. Who tries one number too often is refused
 * with 4029 (status 429), the right address then as well. Where the event asks for a captcha (`captchaEnabled`), a number that was tried a
 * few times is refused with 4021 before that, until the captcha's token comes along; `Retry-After` then says when it is not needed any more.
 * Fails: 4000 one of the two is empty, 4021 captcha, 4045 no order has both.
 * @experimental
 */
export const findMyOrder = endpoint<{
  params: { eventId: string };
  body: MyOrderLookup;
  ok: MyOrder;
  fail: 4000 | 4021 | 4029 | 4045;
}>()({
  method: 'POST',
  path: '/events/:eventId/my-order',
  base: 'v1',
  chosen: true,
  chosenShape: true,
  required: needs('orderNumber', 'email'),
  reads: myOrder,
});

/**
 * Send tickets of the order again, each to its attendee. Those that don't let in are left out. Like all that follow it needs the
 * `accessToken` of `findMyOrder` as guest token.
 * Fails: 4001 no token, 4045 the token has expired or opens nothing, 4046 a ticket of another order, 4091 none of them is valid.
 * @experimental
 */
export const resendMyTickets = endpoint<{
  params: { eventId: string };
  body: {
    /** Numbers of those to send; all of the order when absent. */
    ticketIds?: string[];
  };
  ok: {
    /** The addresses they were sent to. */
    sentTo: string[];
  };
  fail: 4001 | 4045 | 4046 | 4091;
}>()({
  method: 'POST',
  path: '/events/:eventId/my-order/resend',
  base: 'v1',
  auth: 'guest',
  chosen: true,
  chosenShape: true,
  reads: resentTickets,
});

/**
 * Change the attendee of a ticket and their answers, as `updateTicketAttendee` does for the organizer; also the sessions they registered
 * for. Files and consents stay as they were given.
 * Fails: 4000 with the member, of an answer `answers.` and its id; 4012 a session that was added is full; 4001 no token, 4003 the organizer does not allow it, 4045 the token
 * has expired or opens nothing, 4046 a ticket of another order, 4051 the address has a ticket already and each may only have one, 4090
 * the attendee or an answer changed since `version`, 4091 the ticket is cancelled.
 * @experimental
 */
export const saveMyAttendee = endpoint<{
  params: { eventId: string; ticketId: string };
  body: AttendeeUpdate;
  ok: MyOrder;
  fail: 4000 | 4001 | 4003 | 4012 | 4045 | 4046 | 4051 | 4090 | 4091;
}>()({
  method: 'PUT',
  path: '/events/:eventId/my-order/tickets/:ticketId/attendee',
  base: 'v1',
  auth: 'guest',
  chosen: true,
  chosenShape: true,
  reads: myOrder,
});

/**
 * Ask the organizer to give a ticket to somebody else. A later request replaces an earlier one.
 * Fails: 4000 with the member, 4001 no token, 4003 the organizer does not allow it, 4045 the token has expired or opens nothing, 4046 a
 * ticket of another order, 4091 the ticket is not valid.
 * @experimental
 */
export const requestTransfer = endpoint<{
  params: { eventId: string; ticketId: string };
  body: Omit<RequestedTransfer, 'requestedDate'>;
  ok: MyOrder;
  fail: 4000 | 4001 | 4003 | 4045 | 4046 | 4091;
}>()({
  method: 'POST',
  path: '/events/:eventId/my-order/tickets/:ticketId/transfer',
  base: 'v1',
  auth: 'guest',
  chosen: true,
  chosenShape: true,
  required: needs('firstName', 'lastName', 'emailAddress'),
  reads: myOrder,
});

/**
 * Ask the organizer to cancel the order. Nothing changes before they decide. A later request replaces an earlier one.
 * Fails: 4000 the reason is too long, 4001 no token, 4003 the organizer does not allow it, 4045 the token has expired or opens nothing,
 * 4091 the order is cancelled or refunded already.
 * @experimental
 */
export const requestCancellation = endpoint<{
  params: { eventId: string };
  body: {
    /** For the organizer; 1,000 characters at most, empty without one. */
    reason: string;
  };
  ok: MyOrder;
  fail: 4000 | 4001 | 4003 | 4045 | 4091;
}>()({
  method: 'POST',
  path: '/events/:eventId/my-order/cancellation',
  base: 'v1',
  auth: 'guest',
  chosen: true,
  chosenShape: true,
  reads: myOrder,
});

/**
 * The invoice or the receipt of the order, as PDF.
 * Fails: 4001 no token, 4045 the token has expired or opens nothing, 4046 the order has no such paper.
 * @experimental
 */
export const getMyOrderDocument = endpoint<{
  params: { eventId: string; document: MyOrderDocument };
  ok: FileDownload;
  fail: 4001 | 4045 | 4046;
}>()({
  method: 'GET',
  path: '/events/:eventId/my-order/documents/:document',
  base: 'v1',
  auth: 'guest',
  chosen: true,
  chosenShape: true,
  answers: 'pdf',
});
