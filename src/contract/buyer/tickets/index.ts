import { endpoint } from '../../endpoint';
import type { Currency, Gateway, Instant, Minor } from '../../entities';
import { ticketsData } from './shapes';

/** When a ticket type is sold: at once, between two dates, or from when the others are sold. 000 §3. @public */
export type Availability = 'immediate' | 'dates' | 'ticketSelect';

/** 000 §3 Ticket type (as sold). All amounts are per ticket and in minor units. @public */
export interface TicketType {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As the organizer calls it; plain text. */
  name: string;
  /** HTML from the organizer, already filtered by the server and filtered again here. */
  safeHtmlDescription?: string;
  /** Before any discount, without fees and tax. */
  price: Minor;
  /** What the buyer pays for the ticket itself, after discount, without fees. */
  buyerPrice: Minor;
  /** Before any discount, without tax. */
  priceWithFees: Minor;
  /** After the discount, without tax. */
  priceWithFeesWithDiscount: Minor;
  /** The price the organizer wants shown; `buyerPrice` when fees are listed apart. */
  displayedPrice: Minor;
  /** What the promotion code takes off; 0 without one. */
  discount: Minor;
  /** In words, e.g. `20% off`. */
  discountDetails?: string;
  /** What is added for the buyer. */
  fees: Minor;
  /** On `buyerPrice` and fees, rounded for one ticket. */
  tax: Minor;
  /** How many this buyer has chosen, as the server priced them. */
  requestQuantity: number;
  /** `null`: unlimited. */
  remainingTickets: number | null;
  /** Fewest of the type in an order that has any. */
  perOrderMin: number;
  /** Most of the type in an order. */
  perOrderMax: number;
  /** It can be ordered at this moment. */
  inSale: boolean;
  /** Its dates are over; wins over `inSale`. */
  saleEnded: boolean;
  /** Buyers are shown how many are left. */
  displayRemaining: boolean;
  /** `revealed`: shown because a promotion code unlocked it. */
  visibility: 'visible' | 'revealed';
  availability: Availability;
  /** When its sale begins, ISO 8601; absent without dates. */
  availabilityStartDate?: Instant;
  /** When its sale ends, ISO 8601; absent without dates. */
  availabilityEndDate?: Instant;
  /** Names of the ticket types to be chosen first, when `availability` is `ticketSelect` and the server tells. */
  requiredTickets?: string[];
  /** Whoever finds it sold out can wait for places by `joinWaitlist`; false when absent. Not in 000 §3. */
  waitlist?: boolean;
  /**
   * The day it admits to, in the event's time zone, `YYYY-MM-DD`; absent when it is for none or for all of them. A long list is grouped
   * by it. Not in 000 §3.
   */
  admissionDay?: string;
  /** The list has a column of fees. */
  showFees: boolean;
  /** Percent, e.g. `6.25`. */
  taxRate: number | null;
  /** As printed before the amount, e.g. `VAT`; `null` where there is no tax. */
  taxName: string | null;
  currency: Currency;
  /** `buyerPrice` for as many as are chosen. */
  subtotalPrice: Minor;
  /** For as many as are chosen, after the discount, without tax. */
  subtotalPriceWithFees: Minor;
}

/** 000 §3 Tickets data: every ticket type this buyer may see, priced for what is chosen. @public */
export interface TicketsData {
  tickets: TicketType[];
  currency: Currency;
  /** Percent, e.g. `6.25`; `null` where there is no tax. */
  taxRate: number | null;
  /** As printed before the amount, e.g. `VAT`; `null` where there is no tax. */
  taxName: string | null;
  gateway: Gateway;
  /** Orders may be paid by bitcoin. */
  allowBitcoin: boolean;
  /** The promotion code in force. */
  code: string | null;
}

/**
 * Ticket types as sold to this buyer, re-priced for `quantities` (000 §4 Quantity change, Promotion). The path
 * is ours. `quantities` is `id:count` pairs joined by commas.
 * Fails: 4041 the promotion code is not valid, with the reason in the message.
 * @calls 052
 * @experimental
 */
export const getTickets = endpoint<{
  params: { eventId: string };
  query: {
    /** Promotion code as typed; prices without one when absent. */
    code?: string;
    /** `id:count` pairs joined by commas, e.g. `3001:2,3009:1`. */
    quantities?: string;
  };
  ok: TicketsData;
  fail: 4041;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets',
  base: 'v1',
  chosen: true,
  reads: ticketsData,
});
