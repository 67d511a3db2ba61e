import { endpoint, type FileDownload } from '../../endpoint';
import type { Currency, Instant, Minor } from '../../entities';
import type { Count } from '../../paging';
import type { OrderFilter, TicketFilter } from './entities';
import type { TicketValidity } from './submitted';
import * as answers from '../../generated/organizer/orders';

/**
 * What a job does with each of its orders. `resend`: as `resendTickets` does, to each attendee. `refund`: as `disputeOrder` does
 * with all that can still go back. `cancel`: as `cancelOrder` does.
 * @experimental
 */
export type OrderJobKind = 'resend' | 'refund' | 'cancel';

/**
 * `queued`: waits for an older job of the event. `running`: some of its orders are done. `finished`: all were tried.
 * `cancelled`: somebody ended it; what was done stays done.
 * @experimental
 */
export type OrderJobStatus = 'queued' | 'running' | 'finished' | 'cancelled';

/** The same done to many orders by the backend, one after the other, whether anybody watches or not. @experimental */
export interface OrderJob {
  /** Given by the backend and never changed; opaque. */
  id: string;
  kind: OrderJobKind;
  status: OrderJobStatus;
  /** How many orders it is about. */
  total: Count;
  /** How many of them are done. */
  done: Count;
  /** How many of them could not be done; `listOrderJobRefusals` says why. */
  refused: Count;
  /** When it was asked for. */
  createdDate: Instant;
  /** When its first order was tried; `null` while it is queued, and when it was cancelled before. */
  startedDate: Instant | null;
  /** When it was finished or cancelled; `null` until then. */
  endedDate: Instant | null;
}

/** What a job is asked to do. @experimental */
export interface OrderJobRequest {
  kind: OrderJobKind;
  /** The orders that it finds when the job is made, in its order; orders made later are none of the job's. */
  orders: OrderFilter;
  /**
   * Only these tickets of the orders, as they are found when the job is made; an order without any of them is none of the job's. Only to
   * resend.
   */
  tickets?: TicketFilter;
  /** Whether the refunded tickets go on letting in. Needed for a refund, and only for one. */
  validity?: TicketValidity;
  /** Stored with each refunded order; 1,000 characters at most, and only for a refund. */
  note?: string;
  /** Whether buyers of cancelled orders are notified by email. Needed to cancel, and only then. */
  notifyBuyer?: boolean;
}

/** An order that a job could not do. @experimental */
export interface OrderJobRefusal {
  /** Number of the order. */
  orderId: string;
  /** As the call for a single order would have failed with. */
  code: number;
  /** As the backend says it, in English; for screens, `code` has a text. */
  reason: string;
}

/**
 * Why nothing can be done with an order. `refunded`: all that was paid went back. `paid`: it holds money, and is refunded instead of cancelled.
 * `unpaid`: its invoice is open. `free`: nothing was paid. `disputed`: its dispute is not decided, and until then nothing is refunded and no
 * blocked ticket is sent. `cancelled`: none of its tickets lets in. `swapping`: its buyer is swapping at this moment. `unknown`: there is no
 * such order.
 * @experimental
 */
export type OrderJobObstacle =
  | 'refunded'
  | 'paid'
  | 'unpaid'
  | 'free'
  | 'disputed'
  | 'cancelled'
  | 'swapping'
  | 'unknown';

/** What would become of many orders, as they are now. @experimental */
export interface OrderJobCheck {
  /** How many orders are meant. */
  total: Count;
  /** How many of them it can be done with. */
  eligible: Count;
  /** What would go back, one a currency; empty unless it is a refund. */
  refunds: { currency: Currency; amount: Minor }[];
  /** The others, one a reason; the most frequent first. */
  ineligible: {
    reason: OrderJobObstacle;
    count: Count;
    /** Their numbers, the first 100. */
    orderIds: string[];
  }[];
}

/**
 * What a job would do with the orders, without doing it: for the question before. Orders can change until it is done. Fails: 4000 with the
 * member, 4003 a refund is for support staff, 4022 no order is meant. Ours, as its neighbour.
 * @experimental
 */
export const checkOrderJob = endpoint<{
  params: { eventId: string };
  body: Pick<OrderJobRequest, 'kind' | 'orders'>;
  ok: OrderJobCheck;
  fail: 4000 | 4003 | 4022 | 4040;
}>()({
  method: 'POST',
  path: '/events/:eventId/orderJobs/check',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.checkOrderJob,
});

/**
 * Have many orders resent, refunded or cancelled by the backend. It answers at once; `getOrderJob` says how far it is. Jobs of an event run one after
 * the other. Each order is treated once, however often the backend tries, by the rules of the call for a single one. Needs
 * `Idempotency-Key`: the same key with the same body answers the same job.
 * Fails: 4000 with the member, 4003 a refund is for support staff, as `disputeOrder` is, 4022 no order is meant, 4092 the key was used for
 * another job. Ours: the requirements have no call for many orders.
 * @experimental
 */
export const startOrderJob = endpoint<{
  params: { eventId: string };
  body: OrderJobRequest;
  ok: OrderJob;
  fail: 4000 | 4003 | 4022 | 4040 | 4092;
}>()({
  method: 'POST',
  path: '/events/:eventId/orderJobs',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  idempotencyKey: true,
  reads: answers.startOrderJob,
});

/**
 * The event's jobs that are queued or running, and those that ended in the last 24 hours; newest first. Ours, as its neighbour.
 * @experimental
 */
export const listOrderJobs = endpoint<{
  params: { eventId: string };
  ok: { jobs: OrderJob[] };
  fail: 4040;
}>()({
  method: 'GET',
  path: '/events/:eventId/orderJobs',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.listOrderJobs,
});

/**
 * One job, and how far it is. Fails: 4046 unknown job. Ours, as its neighbour.
 * @experimental
 */
export const getOrderJob = endpoint<{
  params: { eventId: string; jobId: string };
  ok: OrderJob;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/events/:eventId/orderJobs/:jobId',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.getOrderJob,
});

/**
 * Have a job begin no other order. The one it is at is ended; what was done stays done. A job that was cancelled before is answered as
 * it is. Fails: 4046 unknown job, 4091 it is finished. Ours, as its neighbour.
 * @experimental
 */
export const cancelOrderJob = endpoint<{
  params: { eventId: string; jobId: string };
  ok: OrderJob;
  fail: 4046 | 4091;
}>()({
  method: 'POST',
  path: '/events/:eventId/orderJobs/:jobId/cancel',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.cancelOrderJob,
});

/**
 * The orders that a job could not do so far, in the order it tried them; `page` counts from 1, and a page has 25 rows unless `size`
 * says otherwise, 500 at most. Fails: 4046 unknown job. Ours, as its neighbour.
 * @experimental
 */
export const listOrderJobRefusals = endpoint<{
  params: { eventId: string; jobId: string };
  query: {
    /** From 1; the first one when absent. */
    page?: number;
    /** Rows on a page. */
    size?: number;
  };
  ok: {
    refusals: OrderJobRefusal[];
    /** How many there are on all pages. */
    total: number;
  };
  fail: 4046;
}>()({
  method: 'GET',
  path: '/events/:eventId/orderJobs/:jobId/refusals',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.listOrderJobRefusals,
});

/**
 * The same as comma-separated text: one row an order. Fails: 4046 unknown job. Ours, as its neighbour.
 * @experimental
 */
export const exportOrderJobRefusals = endpoint<{
  params: { eventId: string; jobId: string };
  ok: FileDownload;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/events/:eventId/orderJobs/:jobId/refusals/export',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  answers: 'csv',
});
