import type { PaymentChoice, SavedOrder } from '../../contract';

/** A ticket type as analytics know it. 000 §7. Amounts are for one ticket and in whole units of the currency, e.g. 17.5. */
export interface TrackedType {
  category: 'Registration';
  /** Id of the ticket type. */
  sku: string;
  ticketName: string;
  /** Before any discount, without fees and tax. */
  price: number;
  /** ISO 4217, e.g. `USD`. */
  currency: string;
  discount: number;
  /** In words, e.g. `20% off`; empty without a discount. */
  discountDetails: string;
}

/** So many tickets of one type. 000 §7. */
interface TrackedTicket extends TrackedType {
  quantity: number;
}

/** What is held or bought. 000 §7. Amounts are in whole units of the currency. */
export interface TrackedOrder {
  tickets: TrackedTicket[];
  /** ISO 4217, e.g. `USD`. */
  currency: string;
  /** What is to be paid in all. */
  total: number;
  tax: number;
  /** The promotion code in force. */
  code: string | null;
  choice: PaymentChoice;
}

/** Tickets of one kind and price, as they were bought. 001 §4. Amounts are for one ticket and in whole units of the currency. */
export interface TrackedProduct {
  category: 'Registration';
  ticketName: string;
  /** What was paid. */
  price: number;
  tax: number;
  discount: number;
  /** The promotion code it was bought with. */
  code: string | null;
  quantity: number;
}

/** An order that was made. 001 §4. Amounts are in whole units of the currency. @public */
export interface CompletedOrder {
  /** The order's number. */
  transactionId: string;
  transactionTotal: number;
  transactionTax: number;
  /** ISO 4217, e.g. `USD`. */
  currency: string;
  products: TrackedProduct[];
}

/** Why something was refused: the code of 000 §8, 0 where there was none (no answer, or a refusal of the page's own). */
interface Refused {
  code: number;
  /** The payment provider's own code, or a status of its that nothing is known about (000 §8 Card payment). */
  reason?: string;
}

/**
 * What happens in a ticket widget, in the order it happens. No event carries a token, a name, an email address or anything
 * else that was typed into the form.
 *
 * | type | when |
 * | --- | --- |
 * | `ticketsShown` | the ticket list can be used; again when the buyer comes back to it |
 * | `quantityChanged` | the buyer wants `quantity` of a type, `before` until then |
 * | `promotionApplied`, `promotionRefused`, `promotionRemoved` | a promotion code was tried, or taken off again |
 * | `holdStarted` | tickets are requested; `held` or `holdRefused` follows |
 * | `held` | they are this buyer's for `timeLimit` minutes |
 * | `registrationStart` | the form opens: once for each hold, however often the page is loaded again (000 §7) |
 * | `resumed` | it opens again after a reload |
 * | `uploadFailed` | a file of an answer was not taken; `code` is 0 when there is none (002 §8) |
 * | `countdownWarning` | `remaining` milliseconds are left of the hold, once (000 §4 Countdown) |
 * | `holdExtended` | the hold ends later than it did |
 * | `expired` | the hold ended before the order was made |
 * | `released` | the tickets were given back for the list |
 * | `submitted` | a complete form was sent: `orderError`, `outcomeUnknown` or `confirmed` follows |
 * | `challenged`, `redirected`, `awaitingPayment` | the payment goes on at the bank, the provider's page, the buyer's wallet |
 * | `outcomeUnknown` | the answer was lost; the backend is asked what became of the order |
 * | `orderError` | the order was not made |
 * | `signInError` | signing in with another service did not work; `code` is 0 when there is none (000 §8 Auth) |
 * | `sessionReachedCapacity` | a chosen session is full (000 §8, 4012); beside `orderError` or `holdRefused` |
 * | `confirmed` | the order is made |
 * | `startedOver` | after `expired`: the list opens again |
 * | `purchase`, `registrationComplete` | the confirmation is shown: once for each order, however often it is loaded again (001 §4) |
 * @public
 */
export type WidgetEvent =
  | { type: 'ticketsShown'; tickets: TrackedType[] }
  | ({ type: 'quantityChanged'; before: number } & TrackedTicket)
  | { type: 'promotionApplied' | 'promotionRemoved'; code: string }
  | { type: 'promotionRefused' }
  | { type: 'holdStarted'; choice: PaymentChoice }
  | ({ type: 'holdRefused' } & Refused)
  /** `timeLimit` is in minutes. */
  | ({ type: 'held'; timeLimit: number } & TrackedOrder)
  | ({ type: 'registrationStart' } & TrackedOrder)
  | ({ type: 'resumed' } & TrackedOrder)
  /** `remaining` is in milliseconds. */
  | { type: 'countdownWarning'; remaining: number }
  | { type: 'holdExtended' | 'expired' | 'released' | 'startedOver' }
  | ({ type: 'submitted' } & TrackedOrder)
  | { type: 'challenged' | 'redirected' | 'awaitingPayment' | 'outcomeUnknown' | 'sessionReachedCapacity' }
  | ({ type: 'uploadFailed' | 'orderError' | 'signInError' } & Refused)
  | ({ type: 'purchase' | 'registrationComplete' } & CompletedOrder)
  /** What was bought is not known when the page was loaded again in the meantime. */
  | ({ type: 'confirmed' } & Pick<SavedOrder, 'orderId' | 'status'> & Partial<TrackedOrder>);

/** Who buys; for analytics that the host allowed personal data (DECISIONS, Privacy). */
export interface TrackedBuyer {
  name: string;
  email: string;
}

/** Hears of what happens; `buyer` comes with `confirmed` and `registrationComplete`, and only when it is known. @public */
export type WidgetEventListener = (event: WidgetEvent, buyer?: TrackedBuyer) => void;
