import { endpoint } from '../../endpoint';
import type { Gateway } from '../../entities';
import type { HeldTransaction, HoldRequest } from './entities';
import type { SavedOrder, SaveRequest } from './saved';
import { heldTransaction, personForms, savedOrder } from './shapes';
import type { FormModel, PersonTicket } from '../registration';

export * from './held';
export type * from './entities';
export type * from './saved';

/**
 * Hold the chosen tickets until `expiresAt`. 000 §7, first call. Needs `Idempotency-Key`: the same key with the same body answers the
 * same hold, and with another body is refused.
 * Fails: 4021 captcha, 4012 a session is full, 4009 fewer left than asked, 4022 no ticket or a rule broken, 4092 another request was
 * made with this key.
 * @calls 001
 * @public
 */
export const holdTickets = endpoint<{
  params: { eventId: string };
  query: { gateway?: Gateway };
  body: HoldRequest;
  ok: HeldTransaction;
  fail: 4021 | 4012 | 4009 | 4022 | 4092;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/transactions',
  base: 'v1',
  timeout: 60_000,
  idempotencyKey: true,
  reads: heldTransaction,
});

/**
 * Read a held transaction again, after a reload or a lost answer. Once its order is made it answers `complete` with the order, whoever
 * made it and under whichever key, and goes on to: the widget asks before anybody may pay again. Fails: 4044 unknown, expired
 * or released.
 * @experimental
 */
export const getTransaction = endpoint<{
  params: { eventId: string; token: string };
  ok: HeldTransaction;
  fail: 4044;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets/transactions/:token',
  base: 'v1',
  chosen: true,
  reads: heldTransaction,
});

/**
 * Give held tickets back. 000 §7: releases a held transaction. What was paid for it without an order goes back as well, in the same
 * step, so that a save that comes late makes none; a transaction whose order is made stays as it is.
 * @calls 009
 * @public
 */
export const releaseTransaction = endpoint<{ params: { eventId: string; token: string }; ok: null }>()({
  method: 'DELETE',
  path: '/events/:eventId/tickets/transactions/:token',
  base: 'v1',
});

/**
 * The registration form of a held order, one submission a ticket. 000 §4: fetched 800 ms after the hold; path not shown.
 * Fails: 4044 unknown or expired.
 * @calls 053
 * @experimental
 */
export const getPersonTickets = endpoint<{
  params: { eventId: string; token: string };
  ok: { form: FormModel; personTickets: PersonTicket[] };
  fail: 4044;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets/transactions/:token/person_tickets',
  base: 'v1',
  chosen: true,
  reads: personForms,
});

/**
 * Finish the order. 000 §7: the hold's address; the `token` of the held transaction tells the two apart.
 * One call for the plain save (free, invoice, bitcoin), for a confirmed payment intent, and for the gateway's 3-D Secure: first
 * with `enable3dSecure`, then with `complete`. PayPal orders are not saved here but by `requestPayPalPayment`.
 * Needs `Idempotency-Key`, one for each hold, over retries and reloads: once an order was made under it, the same body answers that
 * order and another body is refused, never answered with it. What was refused made nothing and leaves the key free.
 * Fails: 4002 payment not settled, 4012, 4022 a field missing or the total wrong, 4044 the hold ended, 4050, 4051, 4060,
 * 4061 with a `GatewayAnswer` in its message, 4092 another request was made with this key, 5000 (never once something may have been
 * charged); meanings in `errorCodes`.
 * @calls 002 003 004 005
 * @public
 */
export const saveOrder = endpoint<{
  params: { eventId: string };
  query: { gateway?: Gateway };
  body: SaveRequest;
  ok: SavedOrder;
  fail: 4002 | 4012 | 4022 | 4044 | 4050 | 4051 | 4060 | 4061 | 4092 | 5000;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/transactions',
  base: 'v1',
  timeout: 60_000,
  when: { field: 'token' },
  idempotencyKey: true,
  reads: savedOrder,
});

/** What became of a save whose answer was lost, by its idempotency key. Fails: 4044 no such attempt arrived. @experimental */
export const getSaveOutcome = endpoint<{
  params: { eventId: string; key: string };
  ok: SavedOrder;
  fail: 4044;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets/outcomes/:key',
  base: 'v1',
  chosen: true,
  reads: savedOrder,
});
