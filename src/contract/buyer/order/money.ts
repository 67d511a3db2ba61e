import type { OrderType } from '../confirmation';
import type { Instant, Minor } from '../../entities';

/** What an order comes to: `price − discount + fees`, and `tax` unless it is in the price already, make its total. @public */
export interface OrderTotals {
  /** Before the discount. */
  price: Minor;
  discount: Minor;
  /** What the buyer pays on top of the price. */
  fees: Minor;
  tax: Minor;
  taxIncluded: boolean;
  taxName: string | null;
  /** Percent; `null` without tax. */
  taxRate: number | null;
  /** What the organizer keeps: without tax, fees and what went back. */
  net: Minor;
}

/** Money that came, or went back. @public */
export interface OrderPayment {
  id: string;
  kind: 'charge' | 'refund';
  date: Instant;
  /** Never below 0, whichever way it went. */
  amount: Minor;
  means: OrderType;
  /** Card brand or other means; `null` when there is nothing to name. */
  paidVia: string | null;
  last4: string | null;
}
