import type { HeldTransaction, SavedOrder } from '../contract';
import type { Challenge, Problem } from '../domain';

export type MethodId = 'free' | 'stripe' | 'spreedly' | 'paypal' | 'invoice' | 'bitcoin' | 'zooz';

/** What decides whether a way to pay is offered for an order. */
export interface OrderContext {
  hold: Pick<HeldTransaction, 'gateway' | 'orderTotal' | 'isPayByInvoice' | 'freeEvent'>;
}

/** Who pays, as the provider needs it to check the card. */
export interface PayerDetails {
  name: string;
  email: string;
  address?: { line1: string; city: string; state: string; postalCode: string; country: string };
}

/** What the provider settled, to be saved with the order. */
export interface PaymentProof {
  paymentIntentId?: string;
  paymentToken?: string;
}

/** What a method may use; everything that touches the outside is passed in. */
export interface PaymentDeps {
  /** Saves the order under this attempt's idempotency key. Throws ApiError. */
  save(proof: PaymentProof): Promise<SavedOrder>;
  payer: PayerDetails;
  /** The address on this origin that tells the opener the bank is done. */
  returnUrl: string;
}

/** What comes next, as data. A method never shows anything itself. */
export type PaymentStep =
  | { next: 'settled'; order: SavedOrder }
  | { next: 'challenge'; challenge: Challenge }
  | { next: 'redirect'; address: string }
  | { next: 'awaiting' }
  | { next: 'refused'; problem: Problem };

/**
 * One way to pay. Methods are passed in as a list, never registered anywhere, and never import one another.
 * `Input` is what the method's own fields hand over, e.g. the provider's card element.
 */
export interface PaymentMethod<Input> {
  readonly id: MethodId;
  /** True when the buyer must fill in fields before paying. */
  readonly needsInput: boolean;
  readonly isOffered: (context: OrderContext) => boolean;
  /** Starts the payment. Rejects with ApiError when saving fails or no answer comes. */
  begin(hold: HeldTransaction, input: Input, deps: PaymentDeps): Promise<PaymentStep>;
  /** Goes on after the buyer answered a challenge; reads the outcome again and believes nothing else. */
  resume?(hold: HeldTransaction, challenge: Challenge, deps: PaymentDeps): Promise<PaymentStep>;
}
