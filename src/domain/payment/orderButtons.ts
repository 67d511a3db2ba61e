import type { FeatureFlags, InvoiceData, TicketsData } from '../../contract';
import { orderWays, type OrderWays, type OrderWaysWidget } from './orderWays';
import type { OrderTotals } from '../tickets';

/** The derived display flags of 000 §3, named as there. */
export interface OrderButtons extends OrderWays {
  /** The gateway is PayPal, which knows no card marks. */
  isPayPal: boolean;
  showCreditCardIcons: boolean;
  /** All four marks are among `cards`. */
  isAllCardsDisplayed: boolean;
  /** There is something on the list. */
  hasTickets: boolean;
  /** A promotion code is in force. */
  hasPromo: boolean;
  /** Minor units: tickets and fees. */
  priceTotalWithoutTax: number;
  currencySymbol: string;
}

/** `orderWays`, and what else can be told by the same answers. */
export function orderButtons(
  widget: OrderWaysWidget,
  data: Pick<TicketsData, 'gateway' | 'allowBitcoin' | 'currency' | 'code' | 'tickets'> | undefined,
  invoice: Pick<InvoiceData, 'enabled' | 'allowCreditCard' | 'allOrders'> | undefined,
  totals: Pick<OrderTotals, 'quantity' | 'price' | 'total'>,
  features: FeatureFlags = {},
): OrderButtons {
  const ways = orderWays(widget, data, invoice, totals, features);
  return {
    ...ways,
    isPayPal: !ways.freeMode && data?.gateway === 'paypal',
    showCreditCardIcons: ways.cards.length > 0,
    isAllCardsDisplayed: ways.cards.length === 4,
    hasTickets: (data?.tickets.length ?? 0) > 0,
    hasPromo: Boolean(data?.code),
    priceTotalWithoutTax: totals.price,
    currencySymbol: data?.currency.symbol ?? '',
  };
}
