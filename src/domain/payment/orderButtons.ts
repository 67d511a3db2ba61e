import type { FeatureFlags, InvoiceData, TicketsData } from '../../contract';
import { orderActions, type OrderActions, type OrderActionsWidget } from './orderActions';
import type { OrderTotals } from '../tickets';

/** The derived display flags of 000 §3, named as there. */
export interface OrderButtons extends OrderActions {
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

/** `orderActions`, and what else can be told by the same answers. */
export function orderButtons(
  widget: OrderActionsWidget,
  data: Pick<TicketsData, 'gateway' | 'allowBitcoin' | 'currency' | 'code' | 'tickets'> | undefined,
  invoice: Pick<InvoiceData, 'enabled' | 'allowCreditCard' | 'allOrders'> | undefined,
  totals: Pick<OrderTotals, 'quantity' | 'price' | 'total'>,
  features: FeatureFlags = {},
): OrderButtons {
  const actions = orderActions(widget, data, invoice, totals, features);
  return {
    ...actions,
    isPayPal: !actions.freeMode && data?.gateway === 'paypal',
    showCreditCardIcons: actions.cards.length > 0,
    isAllCardsDisplayed: actions.cards.length === 4,
    hasTickets: (data?.tickets.length ?? 0) > 0,
    hasPromo: Boolean(data?.code),
    priceTotalWithoutTax: totals.price,
    currencySymbol: data?.currency.symbol ?? '',
  };
}
