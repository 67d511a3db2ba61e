import { endpoint } from '../../endpoint';
import type { Gateway } from '../../entities';
import type {
  HeldTransaction,
  LinkedOrder,
  OrderLink,
  PaymentChoice,
  PersonSubmission,
  SwapHoldRequest,
} from './entities';
import { linkedOrder, orderLink } from './linkShapes';
import { heldTransaction } from './shapes';
import type { FormFile } from '../registration';
import { formFile } from '../payment/shapes';

/**
 * Hold tickets for a swap: instead of the normal payload, the swap token says which tickets become which. 000 §4 Swap, §7;
 * the hold's own address. Sent after the captcha when that is enabled; `isPayByInvoice` of the answer counts. The answer lists the
 * tickets as `personTickets`; `saveOrder` finishes it. The same token answers the same hold while that is alive.
 * Fails: 4021 captcha, 4009 the new type is sold out, 4044 unknown or used swap token, 4091 the organizer withdrew the swap.
 * @calls 006 054
 * @public
 */
export const holdSwap = endpoint<{
  params: { eventId: string };
  query: { gateway?: Gateway };
  body: SwapHoldRequest;
  ok: HeldTransaction;
  fail: 4021 | 4009 | 4022 | 4044 | 4091;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/transactions',
  base: 'v1',
  timeout: 60_000,
  chosenShape: true,
  // A save of a swap carries this member as well; a body with a `token` is a save.
  when: { field: 'swapToken' },
  idempotencyKey: true,
  reads: heldTransaction,
});

/**
 * Give the buyer of a hold more time. Not in the requirements: WCAG 2.2.1 wants it (DECISIONS, Order flow). The hold then ends
 * `timeLimit` minutes from now. Fails: 4044 unknown or ended, 4047 its order is made, 4091 it was extended as often as may be.
 * @experimental
 */
export const extendTransaction = endpoint<{
  params: { eventId: string; token: string };
  body: {
    /** Always true: what tells the call from others of its address. */
    extend: true;
  };
  ok: HeldTransaction;
  fail: 4044 | 4047 | 4091;
}>()({
  method: 'PATCH',
  path: '/events/:eventId/tickets/transactions/:token',
  base: 'v1',
  chosen: true,
  chosenShape: true,
  reads: heldTransaction,
});

/**
 * Take an order that is being filled in to another device: what was typed so far, under a code of its own. Not in the requirements. A new
 * link ends the one before; it works as long as the hold. Offered where the hold has `hasOrderLinks`.
 * Fails: 4022 the draft is too long, 4044 unknown or ended hold, 4047 its order is made.
 * @experimental
 */
export const createOrderLink = endpoint<{
  params: { eventId: string; token: string };
  body: {
    /** How the tickets are held to be paid. */
    paymentChoice: PaymentChoice;
    /** What was typed, as the widget stores it: JSON text of at most 200,000 characters, never card data. */
    draft: string;
  };
  ok: OrderLink;
  fail: 4044 | 4047;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/transactions/:token/links',
  base: 'v1',
  chosen: true,
  chosenShape: true,
  reads: orderLink,
});

/**
 * Go on with an order on another device. Not in the requirements. The code is in the body, where no log of addresses has it. The same
 * code may be opened again, until the hold has ended. Fails: 4044 unknown, replaced or ended.
 * @experimental
 */
export const openOrderLink = endpoint<{
  params: { eventId: string };
  body: {
    /** As it is in the address of the link. */
    code: string;
  };
  ok: LinkedOrder;
  fail: 4044;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/order_links',
  base: 'v1',
  chosen: true,
  chosenShape: true,
  reads: linkedOrder,
});

/**
 * Pay for a hold by invoice, or by what else the sale takes after all. Not in the requirements: 000 §4 records the choice when tickets
 * are held, and a buyer who is offered both may change it afterwards. To an invoice the payment intent is canceled; back from one
 * there is a new one.
 * Fails: 4022 the event takes no invoices, or nothing but them, or the order costs nothing, is a swap or is paid for; 4044 unknown or
 * ended hold; 4047 its order is made.
 * @experimental
 */
export const setPayByInvoice = endpoint<{
  params: { eventId: string; token: string };
  body: {
    /** True for an invoice, false for what else the sale takes. */
    payByInvoice: boolean;
  };
  ok: HeldTransaction;
  fail: 4022 | 4044 | 4047;
}>()({
  method: 'PATCH',
  path: '/events/:eventId/tickets/transactions/:token',
  base: 'v1',
  chosen: true,
  chosenShape: true,
  when: { field: 'payByInvoice' },
  reads: heldTransaction,
});

/**
 * Keep what was filled in, before the order is paid for and saved. 000 §4 Submit: the user form data is saved once it is valid;
 * path not shown. Answers may still be missing; those given are checked, and `getPersonTickets` answers them from then on.
 * Fails: 4022 an answer is not one the form takes, 4044 unknown or ended hold, 4046 a ticket that is not of the hold, 4047 its order is
 * made.
 * @calls 056
 * @experimental
 */
export const saveFormData = endpoint<{
  params: { eventId: string; token: string };
  body: { personTickets: PersonSubmission[] };
  ok: null;
  fail: 4044 | 4046 | 4047;
}>()({
  method: 'PUT',
  path: '/events/:eventId/tickets/transactions/:token/form_data',
  base: 'v1',
  chosen: true,
  chosenShape: true,
});

/**
 * Upload a file that answers a question of type `file`; its id is the answer. Not in the requirements. When the question is named, its
 * rules are checked at once, otherwise when the order is saved.
 * Fails: 4022 of a kind or size the question does not take, 4044 unknown or ended hold, 4046 no such question, 4047 its order is
 * made.
 * @experimental
 */
export const uploadFormFile = endpoint<{
  params: { eventId: string; token: string };
  body: {
    /** Its bytes, of a kind and size that the question takes. */
    file: Blob;
    /** Question it answers; its rules are checked at once when named. */
    questionId?: string;
  };
  ok: FormFile;
  fail: 4044 | 4046 | 4047;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/transactions/:token/files',
  base: 'v1',
  chosen: true,
  chosenShape: true,
  sends: 'multipart',
  reads: formFile,
});
