import type { BuyerRequestKind, MyOrderPermissions, RequestedTransfer } from '../buyer/myOrder/entities';
import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import * as answers from '../generated/organizer/myOrder';
import { needs } from '../needs';
import type { SearchPage } from '../paging';

/** What buyers may do with their own orders of an event. @experimental */
export interface MyOrderSettings extends MyOrderPermissions {
  /** Counts its changes; from 1. */
  version: number;
}

/** `open`: nobody has decided it. `closed`: nobody decided it before its order was canceled. @experimental */
export type BuyerRequestStatus = 'open' | 'approved' | 'declined' | 'closed';

/**
 * Why an open request can’t be approved now. `paid`: the order holds money, which is refunded first. `disputed`: its dispute is not decided.
 * `ticket`: the ticket is blocked or canceled.
 * @experimental
 */
export type BuyerRequestObstacle = 'paid' | 'disputed' | 'ticket';

/** What a buyer asked for. @experimental */
export interface BuyerRequest {
  /** Given by the backend and never changed; opaque. */
  id: string;
  kind: BuyerRequestKind;
  status: BuyerRequestStatus;
  /** Order that it is about. */
  orderId: string;
  /** Who asked: given and family name in one, or the company. */
  buyerName: string;
  /** Where the buyer’s emails are sent. */
  buyerEmail: string;
  /** Ticket of a transfer, with its attendee when it was requested; `null` for the whole order. */
  ticket: {
    /** Number of the ticket. */
    id: string;
    /** Of the ticket type, as it was sold. */
    ticketName: string;
    /** Given and family name in one. */
    attendeeName: string;
  } | null;
  /** Who is to get the ticket; `null` for the whole order. */
  to: Omit<RequestedTransfer, 'requestedDate'> | null;
  /** Why, as the buyer wrote it; empty without one. */
  reason: string;
  requestedDate: Instant;
  /** `null` while it can be approved, and once it is decided or closed. */
  obstacle: BuyerRequestObstacle | null;
  /** When it was decided or closed; `null` while it is open. */
  decidedDate: Instant | null;
  /** Who decided it, by name; `null` while it is open, and where it is closed. */
  decidedBy: string | null;
  /** For the buyer; empty without one. */
  note: string;
  /** Counts its changes; from 1. A buyer who asks again before it is decided changes it. */
  version: number;
}

const ours = { base: 'v1', auth: 'account', chosen: true, chosenShape: true } as const;

/**
 * What buyers may do with their own orders. Nothing before somebody allowed it.
 * @experimental
 */
export const getMyOrderSettings = endpoint<{ params: { eventId: string }; ok: MyOrderSettings }>()({
  method: 'GET',
  path: '/events/:eventId/my-order/settings',
  ...ours,
  reads: answers.getMyOrderSettings,
});

/**
 * Change what buyers may do with their own orders. Requests that are open stay so. Fails: 4090 somebody else changed it since `version`.
 * @experimental
 */
export const updateMyOrderSettings = endpoint<{
  params: { eventId: string };
  body: MyOrderSettings;
  ok: MyOrderSettings;
  fail: 4090;
}>()({
  method: 'PUT',
  path: '/events/:eventId/my-order/settings',
  ...ours,
  required: needs('editAttendees', 'transfer', 'cancel', 'version'),
  reads: answers.updateMyOrderSettings,
});

/**
 * What buyers of an event asked for: open requests first, the oldest of them at the top, then the others, the latest decision at the top.
 * An order that is canceled closes what is still open about it, and its tickets.
 * `search` looks in order and ticket numbers, names and addresses. 500 on a page when `size` is absent (002 §9 Lists).
 * @experimental
 */
export const getBuyerRequests = endpoint<{
  params: { eventId: string };
  query: {
    /** Words looked for, in any case; everything when absent. */
    search?: string;
    status?: BuyerRequestStatus;
    kind?: BuyerRequestKind;
    /** Only those about this order. */
    orderId?: string;
    /** From 0; the first one when absent. */
    page?: number;
    /** Rows on a page. */
    size?: number;
  };
  ok: SearchPage<BuyerRequest>;
}>()({
  method: 'GET',
  path: '/events/:eventId/my-order/requests',
  ...ours,
  reads: answers.getBuyerRequests,
});

/**
 * Approve or decline what a buyer asked for; the buyer is written to, with the note. An approved transfer changes the attendee as
 * `transferTicket` does, with emails to both and without the answers. An approved cancellation cancels the order as `cancelOrder` does, and
 * changes nothing about an order that is refunded already. No money goes back: an order that holds some is refunded first.
 * Fails: 4000 the note is too long, 4046 unknown request, 4051 the address has a ticket already and each may only have one, 4090 it was
 * decided, changed or closed since `version`, 4091 what `obstacle` says, or the order’s buyer is swapping at this moment.
 * @experimental
 */
export const decideBuyerRequest = endpoint<{
  params: { eventId: string; requestId: string };
  body: {
    /** `approved` does at once what was asked for; `declined` changes nothing else. */
    decision: 'approved' | 'declined';
    /** For the buyer; 1,000 characters at most, empty without one. */
    note: string;
    /** Of the request that was decided about. */
    version: number;
  };
  ok: BuyerRequest;
  fail: 4000 | 4046 | 4051 | 4090 | 4091;
}>()({
  method: 'PUT',
  path: '/events/:eventId/my-order/requests/:requestId/decision',
  ...ours,
  required: needs('decision', 'version'),
  reads: answers.decideBuyerRequest,
});
