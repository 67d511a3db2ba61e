import { endpoint } from '../../endpoint';
import type { Minor } from '../../entities';
import type { SaveRequest, TransactionFields } from '../order';
import { bitcoinSource, payPalRequest, zoozToken } from './shapes';

/** A PayPal order that waits for its buyer. @public */
export interface PayPalRequest {
  /** PayPal's page for this payment: `https`, of PayPal's own origin (FAULTS A11). The top window goes there. */
  address: string;
  /** PayPal's own id of it. */
  transactionId: string;
  /** With `token`, where the order is read: PayPal's word and the query are never believed (FAULTS F49). */
  orderId: string;
  /** Secret: the order’s confirmation is read with it. */
  token: string;
}

/**
 * Save a PayPal order: it waits until PayPal says that it is paid. 000 §4 Submit, §7; the response is passed on. The hold goes on
 * meanwhile, and a second request for it answers the same payment. What became of it is told by `getConfirmation`:
 * `processing` until PayPal has answered, then `paid`, or 4045 when it was not paid. Needs `Idempotency-Key`.
 * Fails: as `saveOrder`; 4022 also when the order is not one for PayPal, 4047 when it is made already.
 * @calls 007 055
 * @public
 */
export const requestPayPalPayment = endpoint<{
  params: { eventId: string };
  body: SaveRequest;
  ok: PayPalRequest;
  fail: 4012 | 4022 | 4044 | 4047 | 4050 | 4051 | 4060 | 5000;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/transactions/request_transaction',
  base: 'v1',
  chosenShape: true,
  idempotencyKey: true,
  reads: payPalRequest,
});

/** The held transaction that is to be paid. @public */
export interface ZoozTokenRequest extends TransactionFields {
  /** Of the hold that is to be paid. */
  token: string;
  /** As the client showed it; the server goes by the hold. */
  orderTotal?: Minor;
  /** ISO 4217, e.g. `USD`. */
  currency?: string;
}

/** What the zooz iframe is opened with. @public */
export interface ZoozToken {
  /** Sent back as `paymentRequestToken` when the order is saved. */
  transactionId: string;
}

/**
 * Open a zooz payment for a held transaction. 000 §7. The same hold answers the same payment while it is open, and once it is paid.
 * Fails: 4022 the order is not one for zooz or costs nothing, 4044 the hold ended, 4047 its order is made.
 * @calls 008
 * @public
 */
export const requestZoozToken = endpoint<{
  params: { eventId: string };
  body: ZoozTokenRequest;
  ok: ZoozToken;
  fail: 4044 | 4047;
}>()({
  method: 'POST',
  path: '/events/:eventId/tickets/transactions/requestToken',
  base: 'v1',
  reads: zoozToken,
});

/** `chargeable`: the bitcoins have arrived. `consumed`: an order was saved with it. @public */
export type BitcoinSourceStatus = 'pending' | 'chargeable' | 'consumed' | 'canceled' | 'failed';

/** A source of bitcoins, as the provider's script made it. 000 §2.8, §3 Bitcoin form. @public */
export interface BitcoinSource {
  /** As the provider’s script named it. */
  id: string;
  status: BitcoinSourceStatus;
  /** In `currency`'s minor unit. */
  amount: Minor;
  /** Always USD (000 §9). */
  currency: 'USD';
  /** Satoshis: divided by 100,000,000 they are bitcoins. */
  bitcoinAmount: number;
  /** Where to send them. */
  address: string;
  /** `bitcoin:` link of the same payment. */
  uri: string;
}

/**
 * What became of a bitcoin source. Not in the requirements: a chargeable event that was sent while the socket was down is found
 * again so (FAULTS F51). It is read as soon as it was made as well, which tells the backend whose it is: bitcoins that arrive for a
 * page that is gone become its order, or go back.
 * Fails: 4044 the hold is unknown, 4046 there is no such source for it.
 * @experimental
 */
export const getBitcoinSource = endpoint<{
  params: { eventId: string; token: string; sourceId: string };
  ok: BitcoinSource;
  fail: 4044 | 4046;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets/transactions/:token/bitcoin_sources/:sourceId',
  base: 'v1',
  chosen: true,
  chosenShape: true,
  reads: bitcoinSource,
});
