import type { Client } from '../client';
import type { HeldTransaction, SavedOrder, SaveRequest } from '../contract';
import type { Challenge, Problem } from '../domain';

/** Names a method: one of the package's, or one of your own. */
export type MethodId =
  | 'bitcoin'
  | 'free'
  | 'invoice'
  | 'paypal'
  | 'spreedly'
  | 'stripe'
  | 'stripeWallets'
  | 'zooz'
  // Any other name; editors would complete none if this were `string` alone.
  | (string & Record<never, never>);

/** What decides whether a way to pay is offered for an order. */
export interface OrderContext {
  hold: Pick<
    HeldTransaction,
    'gateway' | 'orderTotal' | 'isPayByInvoice' | 'freeEvent' | 'currency' | 'allowBitcoin'
  >;
  /** False where the event takes no cards, nor what else its gateway takes. Default: true. */
  takesCards?: boolean | undefined;
}

/** Who pays, as the provider needs it to check the card. */
export interface PayerDetails {
  name: string;
  email: string;
  address?: { line1: string; city: string; state: string; postalCode: string; country: string };
}

/** What the provider settled, to be saved with the order; which of it depends on the method (000 §7). */
export type PaymentProof = Partial<
  Pick<
    SaveRequest,
    | 'paymentIntentId'
    | 'paymentToken'
    | 'enable3dSecure'
    | 'browserInfo'
    | 'complete'
    | 'completeContext'
    | 'transactionToken'
    | 'isPayByBitcoin'
    | 'refundAddress'
    | 'isZooz'
    | 'paymentRequestToken'
    | 'paymentKey'
    | 'paymentMethod'
  >
>;

/** What a method may use; everything that touches the outside is passed in. @experimental */
export interface PaymentDeps {
  /** For calls of the method's own; an order is saved by `save`. */
  client: Client;
  /** The order without its proof of payment. */
  order: SaveRequest;
  /** Idempotency key of every try to pay for this hold, the same for every call of each. */
  attempt: string;
  /** Saves the order under this hold's idempotency key. Throws ApiError. */
  save: (proof: PaymentProof) => Promise<SavedOrder>;
  payer: PayerDetails;
  /** The address on this origin that notifies the opener that the bank is done. */
  returnUrl: string;
}

/** Where a challenge that a gateway's script draws itself takes place. */
export interface ChallengeStage {
  /** Never seen: the browser is recognised in it. */
  fingerprint: HTMLElement;
  /** Seen once the bank asks something. */
  challenge: HTMLElement;
  /** The bank asks: the challenge is to be seen now. */
  show(): void;
  /** Aborted when the buyer gives up or time ran out; what comes of it then is dropped. */
  signal: AbortSignal;
}

/** What comes next, as data. A method never shows anything itself. @experimental */
export type PaymentStep =
  | { next: 'settled'; order: SavedOrder }
  | { next: 'challenge'; challenge: Challenge }
  | { next: 'redirect'; address: string }
  | { next: 'awaiting' }
  /** The provider did not say whether it took the money: it is asked again by `recheck` before anyone may pay again. */
  | { next: 'unknown' }
  | { next: 'refused'; problem: Problem };

/**
 * One way to pay. Methods are passed in as a list, never registered anywhere, and never import one another.
 * `Input` is what the method's own fields hand over, e.g. the provider's card element.
 */
export interface PaymentMethod<Input> {
  readonly id: MethodId;
  readonly isOffered: (context: OrderContext) => boolean;
  /**
   * When money is taken. `none`: never by this order. `withOrder`: not before it is saved, unless there is an intent. Absent: only the
   * provider knows. It decides what is said of the money when the order can't be saved.
   */
  readonly money?: 'none' | 'withOrder';
  /** Where money arrives before the order is sent: the key of what is said of it when the order can't be saved. */
  readonly arrivedMoney?: (refusal: { code: number | undefined; isExpired: boolean }) => string;
  /** Starts the payment. Rejects with ApiError when saving fails or no answer comes. */
  begin(hold: HeldTransaction, input: Input, deps: PaymentDeps): Promise<PaymentStep>;
  /** Plays a challenge of kind `script` on its stage, to the end. Rejects as `begin`. */
  play?(
    hold: HeldTransaction,
    challenge: Challenge,
    deps: PaymentDeps,
    stage: ChallengeStage,
  ): Promise<PaymentStep>;
  /** Goes on after a challenge was answered or left; reads the outcome again and believes nothing else. */
  resume?(hold: HeldTransaction, challenge: Challenge, deps: PaymentDeps): Promise<PaymentStep>;
  /** Reads what became of a payment whose provider did not answer, and charges nothing. Rejects as `begin`. */
  recheck?(hold: HeldTransaction, deps: PaymentDeps): Promise<PaymentStep>;
}
