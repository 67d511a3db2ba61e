import type { Minor } from '../../entities';
import type { BillingAddress, PersonSubmission, TransactionFields } from './entities';

/**
 * The order as the buyer finished it. Form field ids are trimmed at the underscore (000 §7). What pays for it:
 * nothing (free, invoice), `paymentIntentId` (first card flow), `paymentToken` with `enable3dSecure` and `browserInfo`, then
 * `complete` with `transactionToken` (gateway 3-D Secure), `paymentToken` of a bitcoin source with `isPayByBitcoin`,
 * `paymentRequestToken` with `isZooz`, or `paymentToken` with the `paymentMethod` that gave it.
 * @public
 */
export interface SaveRequest extends TransactionFields {
  /** Of the hold that this finishes. */
  token: string;
  /** As the buyer saw it last; refused with 4022 when the hold says otherwise. */
  orderTotal: Minor;
  /** ISO 4217, e.g. `USD`. */
  currency: string;
  billingAddress: BillingAddress;
  personTickets: PersonSubmission[];
  /** The buyer agreed to the terms; nothing is saved without. */
  legalAgreement: boolean;
  /** The buyer is listed in the event’s community. */
  showInCommunity: boolean;
  /** The buyer chose the invoice. */
  payByInvoice: boolean;
  /** As the hold said it. */
  freeEvent: boolean;
  /** As the hold had it; the server goes by its own. */
  status?: 'keep' | 'complete';
  /** As they were held; the server goes by the hold. */
  tickets?: {
    /** Ticket type. */
    id: string;
    /** How many of the type were held. */
    requestQuantity: number;
  }[];
  /** Code that the prices are by; `null` without one. */
  promotionalCode?: string | null;
  /** Of a swap; `token` says which hold is meant. */
  swapToken?: string;
  /** What the hosted card fields gave, or the id of a bitcoin source. */
  paymentToken?: string;
  /** The intent that was confirmed, or the transaction that the gateway's 3-D Secure ended with. */
  paymentIntentId?: string;
  /** The gateway may ask for a challenge: it answers 4061 with a `GatewayAnswer`. */
  enable3dSecure?: boolean;
  /** The browser as the gateway's script serialised it: size 03 (05 below 500 px) and the accept header. */
  browserInfo?: string;
  /** The challenge named by `transactionToken` is over; the gateway is asked for its outcome. */
  complete?: boolean;
  /** `token` of the `GatewayAnswer` that asked for the challenge. */
  transactionToken?: string;
  /** Kept for the one provider that sent it in its answer (000 §4). */
  completeContext?: string;
  /** Paid by a method that the page around brought: its id; `paymentToken` is what it gave, for the backend to ask it about. */
  paymentMethod?: string;
  /**
   * What the buyer filled into fields that the page around added to the form, by name; empty ones are left out. Plain text. Up to 20, of up
   * to 1,000 characters each.
   */
  customFields?: Record<string, string>;
}

/**
 * What the gateway said to a save with `enable3dSecure`: the message of a 4061, as JSON (000 §4, §8). It stays under 500
 * characters.
 * @public
 */
export interface GatewayAnswer {
  /** Lowercased before it is compared; only `pending` is a challenge. `gateway_processing_failed`: not verified. */
  state: string;
  /** To be sent back as `transactionToken`. */
  token: string;
  /** To be sent back as it is, for one provider only. */
  completeContext?: string;
  /** The gateway's words about a failure. */
  message?: string;
}

/** The answer to a finished order: where its confirmation lives. @public */
export interface SavedOrder {
  /** Order number, as the buyer sees it. */
  orderId: string;
  /** Secret: the order’s confirmation is read with it. */
  token: string;
  /** `processing` until the provider says that it was paid. */
  status: 'complete' | 'processing';
}
