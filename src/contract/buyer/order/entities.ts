import type { Currency, Gateway, Instant, Minor } from '../../entities';
import type { FormSubmission } from '../registration';

/** How the buyer means to pay; `card` also stands for nothing to pay. @public */
export type PaymentChoice = 'card' | 'invoice' | 'bitcoin';

/** 000 §3 Billing address. Card fields are absent: the provider's frames hold them (PCI DSS SAQ A). @public */
export interface BillingAddress {
  /** Given name of whoever pays. */
  firstName: string;
  /** Family name of whoever pays. */
  lastName: string;
  /** Where the confirmation and the invoice are sent. */
  email: string;
  /** Name of the country, as shown. */
  country?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  /** Absent where the country’s addresses have none. */
  city?: string;
  /** Street and number. */
  address1?: string;
  /** Second line of the address; absent when it was left empty. */
  address2?: string;
  /** State or province, as typed; absent where the country has none. */
  state?: string;
  /** Postal code as typed; absent where the country has none. */
  zip?: string;
  /** As printed on the invoice; absent for a private person. */
  company?: string;
  /** Tax id of the company; labelled by the transaction's `taxName`. */
  vat?: string;
  /** Person the invoice is addressed to. */
  billedContact?: string;
  /** Additional notes that appear on the invoice. */
  memo?: string;
  gateway?: Gateway;
  /** The bill is for a swap. */
  isSwap?: boolean;
  /** What the hosted card fields gave; the transaction's own `paymentToken` counts. */
  paymentToken?: string;
}

/** The answers for one ticket of a held order. @public */
export interface PersonSubmission {
  /** Id of the person ticket. */
  id: string;
  formSubmission: FormSubmission;
}

/**
 * Members of 000 §3 Transaction/order that any of its requests may carry beside the ones it needs. The backend decides by
 * what it holds itself: amounts, time limit and flags of the event are read for comparison only.
 * @public
 */
export interface TransactionFields {
  /** Event it belongs to. */
  eventId?: string;
  gateway?: Gateway;
  /** As the client showed it. */
  taxTotal?: Minor;
  /** As printed before the amount, e.g. `VAT`; `null` where there is no tax. */
  taxName?: string | null;
  /** Another name of `promotionalCode`. */
  promotionCode?: string | null;
  /** Who shared the link the buyer came by. */
  share?: string;
  /** Minutes. */
  timeLimit?: number;
  /** Another name of `payByInvoice`. */
  isPayByInvoice?: boolean;
  /** A bitcoin source pays; its id is `paymentToken`. */
  isPayByBitcoin?: boolean;
  /** The buyer gets an invoice although the order is paid at once. */
  isInvoicing?: boolean;
  /** The zooz iframe pays; `paymentRequestToken` says which payment. */
  isZooz?: boolean;
  /** Transaction id of `requestZoozToken`. */
  paymentRequestToken?: string;
  /** Key of the card that the zooz iframe added. */
  paymentKey?: string;
  /** Client secret of the payment intent. */
  paymentIntentToken?: string;
  /** Text of the organizer's own terms, as shown. */
  additionalTerms?: string;
  /** The buyer agreed to `additionalTerms`. */
  additionalTermsConsent?: boolean;
  /** Page the payment provider sends the buyer back to; an address of the widget's own origin (FAULTS A10). */
  callbackUrl?: string;
  /** The same captcha answer as in the `g-recaptcha-response` header. */
  recaptchaToken?: string;
  /** The event keeps buyers who did not finish. */
  enableHotLeads?: boolean;
  /** Whether this buyer may be kept so; true when absent. */
  sendHotLead?: boolean;
  /** Consent is asked for. */
  hotLeadsConsent?: boolean;
  /** Consent was given; false when absent. */
  hotLeadsConsentAccepted?: boolean;
  /** False keeps `showInCommunity` off (000 §5). */
  joinCommunityOnRegistration?: boolean;
  /** Campaign parameters of the page's address, by name, e.g. `utm_source`. */
  utmParams?: Record<string, string>;
  /** Bitcoin address a refund goes to; 150 characters at most. */
  refundAddress?: string;
}

/** Status `keep`: hold these tickets. The client's total is only compared, never believed (FAULTS A27). @public */
export interface HoldRequest extends TransactionFields {
  /** Always `keep`: which marks a hold. */
  status: 'keep';
  /** What is to be held; at least one. */
  tickets: {
    /** Ticket type. */
    id: string;
    /** How many of the type; from 1, within its `perOrderMin` and `perOrderMax`. */
    requestQuantity: number;
  }[];
  /** As the client showed it: with fees, and with tax where it is added at checkout. */
  orderTotal: Minor;
  /** ISO 4217, e.g. `USD`. */
  currency: string;
  /** As typed by the buyer; `null` without one. */
  promotionalCode: string | null;
  /** The buyer means to pay by invoice. */
  payByInvoice: boolean;
  /** Without card data (000 §7). */
  billingAddress?: Partial<BillingAddress>;
  /** What was answered before, in the order of the tickets; fills the new forms. Full sessions are refused with 4012. */
  personTickets?: PersonSubmission[];
}

/** A swap instead of the normal payload: the token says which tickets become which (000 §7). @public */
export interface SwapHoldRequest {
  /** Secret out of the link that the organizer sent; good for one swap. */
  swapToken: string;
}

/** One line of the order summary (000 §2.5). Amounts per ticket unless named subtotal. @public */
export interface HeldTicket {
  /** Ticket type. */
  id: string;
  /** Of the ticket type. */
  name: string;
  /** How many of the type are held. */
  quantity: number;
  /** What the buyer pays for one ticket of it, after the discount, without fees. */
  price: Minor;
  /** What is added for the buyer. */
  fees: Minor;
  /** On price and fees, after the discount. */
  tax: Minor;
  /** What the promotion code takes off. */
  discount: Minor;
  /** In words, e.g. `20% off`; absent without a discount. */
  discountDetails?: string;
  /** All tickets of the line with fees, and with tax where it is added at checkout. */
  subtotal: Minor;
}

/** One ticket that becomes one of another type. 000 §3 Swap ticket row. Amounts are of the new type. @public */
export interface SwapTicketRow {
  /** Id of the person ticket. */
  id: string;
  /** Name of the new type. */
  ticketName: string;
  /** Name of the present type. */
  swappedFromType: string;
  /** Of the new type, without fees and tax. */
  price: Minor;
  /** What is added for the buyer. */
  buyerFee: Minor;
  /** What the buyer pays: the new total less what was paid for the old one; never below 0. */
  charge: Minor;
  /** Always 1: each ticket is swapped by itself. */
  quantity: 1;
  /** Rounded price times taxRate percent. */
  tax: Minor;
  /** As printed before the amount, e.g. `VAT`; `null` where there is no tax. */
  taxName: string | null;
  currency: Currency;
}

/** A held transaction: tickets that are this buyer's until `expiresAt`. 000 §3 Transaction/order. @public */
export interface HeldTransaction {
  /** Secret: whoever has it may fill in, save and release the hold. */
  token: string;
  /** Event the tickets are of. */
  eventId: string;
  /** `keep` while it is alive; `complete` once its order is made; the others have ended without one. */
  status: 'keep' | 'complete' | 'expired' | 'released';
  /** Present once the order is complete. */
  orderId?: string;
  /** With `orderId`: what the order's confirmation is read with. */
  orderToken?: string;
  /** Minutes from hold to expiry. */
  timeLimit: number;
  /** When the tickets go back on sale, ISO 8601. */
  expiresAt: Instant;
  /** The server's clock when it answered: `expiresAt - serverTime` is what is left, whatever the buyer's clock says. */
  serverTime: Instant;
  /** How often the hold may still be extended; absent from a backend that extends none. */
  extensionsLeft?: number;
  /** The order can go on on another device by a link; absent from a backend that makes none. */
  hasOrderLinks?: boolean;
  gateway: Gateway;
  tickets: HeldTicket[];
  currency: Currency;
  /** As printed before the amount, e.g. `VAT`; `null` where there is no tax. */
  taxName: string | null;
  /** Percent, e.g. `6.25`; `null` where there is no tax. */
  taxRate: number | null;
  /** Tax of the whole order. */
  taxTotal: Minor;
  /** Fees of the whole order. */
  feeTotal: Minor;
  /** Total without tax. */
  priceTotal: Minor;
  /** What the buyer pays: with fees, and with tax where it is added at checkout. */
  orderTotal: Minor;
  /** Code that the prices are by; `null` without one. */
  promotionalCode: string | null;
  /** The order is one to be paid by invoice; the server’s word. */
  isPayByInvoice: boolean;
  /** The order may be paid by bitcoin (000 §3 Tickets data); false when absent. */
  allowBitcoin?: boolean;
  /** Nothing of the event costs anything: no billing, no card. */
  freeEvent: boolean;
  /** Client secret of the payment intent; absent when there is nothing to pay by card. */
  paymentIntentToken?: string;
  /** Of a swap: the token it was held with. */
  swapToken?: string;
  /** Of a swap: the tickets, listed instead of `tickets` (000 §2.5). */
  personTickets?: SwapTicketRow[];
}

/** What another device goes on with an order by. Not in the requirements. @experimental */
export interface OrderLink {
  /** Secret: whoever has it may go on with the order. */
  code: string;
  /** When it stops working, with the hold. */
  expiresAt: Instant;
}

/** An order that another device began. Not in the requirements. @experimental */
export interface LinkedOrder {
  /** Of its hold; secret. */
  token: string;
  /** As it was given to `createOrderLink`. */
  paymentChoice: PaymentChoice;
  /** As it was given to `createOrderLink`. */
  draft: string;
}
