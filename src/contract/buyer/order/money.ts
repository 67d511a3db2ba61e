import type { OrderType } from '../confirmation';
import type { Instant, Minor } from '../../entities';

/** What an order comes to: `price − discount + fees`, and `tax` unless it is in the price already, make its total. @public */
export interface OrderTotals {
  /** Before the discount. */
  price: Minor;
  /** What promotion codes took off. */
  discount: Minor;
  /** What the buyer pays on top of the price. */
  fees: Minor;
  /** Part of the total. */
  tax: Minor;
  /** Prices have the tax within them; it is not added. */
  taxIncluded: boolean;
  /** As printed before the amount, e.g. `VAT`; `null` where there is no tax. */
  taxName: string | null;
  /** Percent; `null` without tax. */
  taxRate: number | null;
  /** What the organizer keeps: without tax, fees and what went back. */
  net: Minor;
}

/** Money that came, or went back. @public */
export interface OrderPayment {
  /** As the gateway names it. */
  id: string;
  /** Money of the buyer’s to the organizer, or back. */
  kind: 'charge' | 'refund';
  date: Instant;
  /** Never below 0, whichever way it went. */
  amount: Minor;
  means: OrderType;
  /** Card brand or other means; `null` when there is nothing to name. */
  paidVia: string | null;
  /** The last four digits of the card; `null` when no card paid. */
  last4: string | null;
}
