import type { FeatureFlags, InvoiceData, PaymentChoice, TicketsData, WidgetConfig } from '../contract';
import { cardBrands, type CardBrand } from './cardBrands';
import type { Message } from './message';
import type { OrderTotals } from './pricing';

/** What pressing the first button means. `card` is whatever the gateway takes, PayPal too. */
export type OrderAction = 'free' | PaymentChoice;

/** The derived display flags of 000 §3, named as there. */
export interface OrderButtons {
  /** Nothing is to be paid: the event takes no money, or what is chosen costs nothing. */
  freeMode: boolean;
  primaryButtonAction: OrderAction;
  primaryButtonText: Message;
  /** An invoice is the second way beside the card, with a button of its own. */
  allowCreditCardAndPayByInvoice: boolean;
  /** Bitcoin is a way to pay; with a button of its own unless the first one is for it. */
  allowBitcoin: boolean;
  /** The gateway is PayPal, which knows no card marks. */
  isPayPal: boolean;
  showCreditCardIcons: boolean;
  /** All four marks are among `cards`. */
  isAllCardsDisplayed: boolean;
  /** The marks of the strip; empty without one. */
  cards: CardBrand[];
  /** There is something on the list. */
  hasTickets: boolean;
  /** A promotion code is in force. */
  hasPromo: boolean;
  /** Minor units: tickets and fees. */
  priceTotalWithoutTax: number;
  currencySymbol: string;
}

type Widget = Pick<
  WidgetConfig,
  | 'ctaFree'
  | 'ctaCreditCard'
  | 'ctaInvoice'
  | 'ctaBitcoin'
  | 'hidePayByInvoiceButton'
  | 'visaVisible'
  | 'masterCardVisible'
  | 'americanExpressVisible'
  | 'discoverVisible'
>;

/**
 * How an order can be made: 000 §2.3, §3. `data` is `undefined` until tickets were read, `invoice` when the event or the host
 * takes none. An event that takes invoices and no cards leads with the invoice; where its button is hidden, with bitcoin.
 * `allOrders` changes none of it: those orders get an invoice however they are paid.
 */
export function orderButtons(
  widget: Widget,
  data: Pick<TicketsData, 'gateway' | 'allowBitcoin' | 'currency' | 'code' | 'tickets'> | undefined,
  invoice: Pick<InvoiceData, 'enabled' | 'allowCreditCard' | 'allOrders'> | undefined,
  totals: Pick<OrderTotals, 'quantity' | 'price' | 'total'>,
  features: FeatureFlags = {},
): OrderButtons {
  const freeMode = data?.gateway === 'free' || (totals.quantity > 0 && totals.total === 0);
  const takesInvoice = invoice?.enabled === true;
  const takesCard = !takesInvoice || invoice.allowCreditCard;
  // 000 §9: bitcoin sources are in US dollars only.
  const allowBitcoin = !freeMode && data?.allowBitcoin === true && data.currency.code === 'USD';
  const isInvoiceHidden = widget.hidePayByInvoiceButton;
  const otherAction = isInvoiceHidden && allowBitcoin ? 'bitcoin' : 'invoice';
  const primaryButtonAction = freeMode ? 'free' : takesCard ? 'card' : otherAction;
  const isPayPal = !freeMode && data?.gateway === 'paypal';
  const cards = primaryButtonAction === 'card' && !isPayPal ? cardBrands(widget, features) : [];
  return {
    freeMode,
    primaryButtonAction,
    primaryButtonText: textOf(primaryButtonAction, widget),
    allowCreditCardAndPayByInvoice: !freeMode && takesInvoice && takesCard && !isInvoiceHidden,
    allowBitcoin,
    isPayPal,
    showCreditCardIcons: cards.length > 0,
    isAllCardsDisplayed: cards.length === 4,
    cards,
    hasTickets: (data?.tickets.length ?? 0) > 0,
    hasPromo: Boolean(data?.code),
    priceTotalWithoutTax: totals.price,
    currencySymbol: data?.currency.symbol ?? '',
  };
}

function textOf(action: OrderAction, widget: Widget): Message {
  const [key, text] = {
    free: ['order.register', widget.ctaFree],
    card: ['order.now', widget.ctaCreditCard],
    invoice: ['order.invoice', widget.ctaInvoice],
    bitcoin: ['order.bitcoin', widget.ctaBitcoin],
  }[action] as [string, string | undefined];
  return { key, ...(text ? { text } : {}) };
}
