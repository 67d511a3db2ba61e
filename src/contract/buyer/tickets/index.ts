import { endpoint } from '../../endpoint';
import type { Currency, Gateway, Instant, Minor } from '../../entities';
import { ticketsData } from './shapes';

/** When a ticket type is sold: at once, between two dates, or from when the others are sold. 000 §3. @public */
export type Availability = 'immediate' | 'dates' | 'ticketSelect';

/** 000 §3 Ticket type (as sold). All amounts are per ticket and in minor units. @public */
export interface TicketType {
  id: string;
  name: string;
  /** HTML from the organizer, already filtered by the server and filtered again here. */
  safeHtmlDescription?: string;
  /** Before any discount, without fees and tax. */
  price: Minor;
  /** What the buyer pays for the ticket itself, after discount, without fees. */
  buyerPrice: Minor;
  priceWithFees: Minor;
  priceWithFeesWithDiscount: Minor;
  /** The price the organizer wants shown; `buyerPrice` when fees are listed apart. */
  displayedPrice: Minor;
  discount: Minor;
  /** In words, e.g. `20% off`. */
  discountDetails?: string;
  fees: Minor;
  tax: Minor;
  /** How many this buyer has chosen, as the server priced them. */
  requestQuantity: number;
  /** `null`: unlimited. */
  remainingTickets: number | null;
  perOrderMin: number;
  perOrderMax: number;
  inSale: boolean;
  saleEnded: boolean;
  displayRemaining: boolean;
  /** `revealed`: shown because a promotion code unlocked it. */
  visibility: 'visible' | 'revealed';
  availability: Availability;
  availabilityStartDate?: Instant;
  availabilityEndDate?: Instant;
  /** Names of the ticket types to be chosen first, when `availability` is `ticketSelect` and the server tells. */
  requiredTickets?: string[];
  showFees: boolean;
  /** Percent, e.g. `6.25`. */
  taxRate: number | null;
  taxName: string | null;
  currency: Currency;
  subtotalPrice: Minor;
  subtotalPriceWithFees: Minor;
}

/** 000 §3 Tickets data: every ticket type this buyer may see, priced for what is chosen. @public */
export interface TicketsData {
  tickets: TicketType[];
  currency: Currency;
  taxRate: number | null;
  taxName: string | null;
  gateway: Gateway;
  allowBitcoin: boolean;
  /** The promotion code in force. */
  code: string | null;
}

/**
 * Ticket types as sold to this buyer, re-priced for `quantities`. 000 §4 Quantity change, Promotion; path not
 * shown in §7. `quantities` is `id:count` pairs joined by commas.
 * Fails: 4041 the promotion code is not valid, with the reason in the message.
 * @calls 052
 * @experimental
 */
export const getTickets = endpoint<{
  params: { eventId: string };
  query: { code?: string; quantities?: string };
  ok: TicketsData;
  fail: 4041;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets',
  base: 'v1',
  chosen: true,
  reads: ticketsData,
});
