import { endpoint } from './endpoint';
import type { Currency, Gateway, Instant, Minor } from './entities';
import type { FormModel, FormSubmission, PersonTicket } from './registration';
import { hasArrayOf, isRecord } from './shape';

/** How the buyer means to pay; `card` also stands for nothing to pay. */
export type PaymentChoice = 'card' | 'invoice' | 'bitcoin';

/** 000 §3 Billing address. Card fields are absent: the provider's frames hold them (PCI DSS SAQ A). */
export interface BillingAddress {
  firstName: string;
  lastName: string;
  email: string;
  /** Name of the country, as shown. */
  country?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  city?: string;
  address1?: string;
  address2?: string;
  state?: string;
  zip?: string;
  company?: string;
}

/** Status `keep`: hold these tickets. The client's total is only compared, never believed (FAULTS A27). */
export interface HoldRequest {
  status: 'keep';
  tickets: { id: string; requestQuantity: number }[];
  orderTotal: Minor;
  currency: string;
  promotionalCode: string | null;
  share?: string;
  payByInvoice: boolean;
}

/** One line of the order summary (000 §2.5). Amounts per ticket unless named subtotal. */
export interface HeldTicket {
  id: string;
  name: string;
  quantity: number;
  price: Minor;
  fees: Minor;
  tax: Minor;
  discount: Minor;
  discountDetails?: string;
  subtotal: Minor;
}

/** A kept transaction: tickets that are this buyer's until `expiresAt`. 000 §3 Transaction/order. */
export interface HeldTransaction {
  token: string;
  eventId: string;
  status: 'keep' | 'complete' | 'expired' | 'released';
  /** Present once the order is complete. */
  orderId?: string;
  /** Minutes from hold to expiry. */
  timeLimit: number;
  expiresAt: Instant;
  /** The server's clock when it answered: `expiresAt - serverTime` is what is left, whatever the buyer's clock says. */
  serverTime: Instant;
  gateway: Gateway;
  tickets: HeldTicket[];
  currency: Currency;
  taxName: string | null;
  taxRate: number | null;
  taxTotal: Minor;
  feeTotal: Minor;
  /** Total without tax. */
  priceTotal: Minor;
  orderTotal: Minor;
  promotionalCode: string | null;
  isPayByInvoice: boolean;
  freeEvent: boolean;
  /** Client secret of the payment intent; absent when there is nothing to pay by card. */
  paymentIntentToken?: string;
}

/** The order as the buyer finished it. Form field ids are trimmed at the underscore (000 §7). */
export interface SaveRequest {
  token: string;
  orderTotal: Minor;
  currency: string;
  billingAddress: BillingAddress;
  personTickets: { id: string; formSubmission: FormSubmission }[];
  legalAgreement: boolean;
  showInCommunity: boolean;
  payByInvoice: boolean;
  freeEvent: boolean;
  paymentToken?: string;
  paymentIntentId?: string;
}

/** The answer to a finished order: where its confirmation lives. */
export interface SavedOrder {
  orderId: string;
  token: string;
  status: 'complete' | 'processing';
}

/** What a countdown can be made of. */
const isInstant = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isHeld = (body: unknown) =>
  isRecord(body) &&
  typeof body['token'] === 'string' &&
  isInstant(body['expiresAt']) &&
  isInstant(body['serverTime']) &&
  typeof body['orderTotal'] === 'number' &&
  isRecord(body['currency']) &&
  hasArrayOf(body, 'tickets', isRecord);

const isSaved = (body: unknown) =>
  isRecord(body) && typeof body['orderId'] === 'string' && typeof body['token'] === 'string';

/**
 * Hold the chosen tickets until `expiresAt`. 000 §7, first call. Needs `Idempotency-Key`.
 * Fails: 4021 captcha, 4012 a session is full, 4009 fewer left than asked, 4022 no ticket or a rule broken.
 * @calls 001
 */
export const holdTickets = endpoint<{
  params: { eventId: string };
  query: { gateway?: Gateway };
  body: HoldRequest;
  ok: HeldTransaction;
  fail: 4021 | 4012 | 4009 | 4022;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/transactions',
  base: 'v1',
  timeout: 60_000,
  accepts: isHeld,
});

/** Read a kept transaction again, after a reload or a lost answer. Fails: 4044 unknown or expired. */
export const getTransaction = endpoint<{
  params: { eventId: string; token: string };
  ok: HeldTransaction;
  fail: 4044;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets/transactions/:token',
  base: 'v1',
  chosen: true,
  accepts: isHeld,
});

/**
 * Give held tickets back. 000 §7: releases a kept transaction.
 * @calls 009
 */
export const releaseTransaction = endpoint<{ params: { eventId: string; token: string }; ok: null }>()({
  method: 'DELETE',
  path: '/events/:eventId/tickets/transactions/:token',
  base: 'v1',
});

/** The registration form of a held order, one submission a ticket. 000 §4: fetched 800 ms after the hold. */
export const getPersonTickets = endpoint<{
  params: { eventId: string; token: string };
  ok: { form: FormModel; personTickets: PersonTicket[] };
  fail: 4044;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets/transactions/:token/person_tickets',
  base: 'v1',
  chosen: true,
  accepts: (body) =>
    isRecord(body) &&
    isRecord(body['form']) &&
    hasArrayOf(body['form'], 'entities', isRecord) &&
    hasArrayOf(body, 'personTickets', isRecord),
});

/**
 * Finish the order. 000 §7: the hold's address; the `token` of the held transaction tells the two apart.
 * Needs `Idempotency-Key`: the same key answers the same order and charges once.
 * Fails: 4002 payment not settled, 4012, 4022 a field missing or the total wrong, 4044 the hold ended, 4050, 4051, 4060,
 * 4061, 5000; meanings in `errorCodes`.
 */
export const saveOrder = endpoint<{
  params: { eventId: string };
  query: { gateway?: Gateway };
  body: SaveRequest;
  ok: SavedOrder;
  fail: 4002 | 4012 | 4022 | 4044 | 4050 | 4051 | 4060 | 4061 | 5000;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/transactions',
  base: 'v1',
  timeout: 60_000,
  when: { field: 'token' },
  accepts: isSaved,
});

/** What became of a save whose answer was lost, by its idempotency key. Fails: 4044 no such attempt arrived. */
export const getSaveOutcome = endpoint<{
  params: { eventId: string; key: string };
  ok: SavedOrder;
  fail: 4044;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets/outcomes/:key',
  base: 'v1',
  chosen: true,
  accepts: isSaved,
});

/** One row of the organizer's list of orders. */
export interface OrderRow {
  id: string;
  createdDate: Instant;
  buyerName: string;
  buyerEmail: string;
  status: OrderStatus;
  quantity: number;
  total: Minor;
  currency: Currency;
  paidVia: string | null;
  last4: string | null;
  promotionalCode: string | null;
  tickets: { id: string; ticketName: string; attendeeName: string; totalPaid: Minor }[];
}

export type OrderStatus = 'paid' | 'free' | 'awaitingPayment' | 'refunded' | 'disputed';

/** The event's orders, newest first. 002 §7 Orders; `search` looks in order number, name and email. */
export const listOrders = endpoint<{
  params: { eventId: string };
  query: { search?: string; status?: OrderStatus; page?: number; size?: number };
  ok: { orders: OrderRow[]; total: number };
  fail: 4040;
}>()({
  method: 'GET',
  path: '/events/:eventId/orders',
  base: 'v2',
  chosen: true,
  accepts: (body) =>
    isRecord(body) && hasArrayOf(body, 'orders', isRecord) && typeof body['total'] === 'number',
});
