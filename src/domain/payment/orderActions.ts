import type { FeatureFlags, InvoiceData, PaymentChoice, TicketsData, WidgetConfig } from '../../contract';
import { cardBrands, type CardBrand } from './cardBrands';
import { withText, type Message } from '../text/message';
import type { OrderTotals } from '../tickets';

/** What pressing the first button means. `card` is whatever the gateway takes, PayPal too. */
type OrderAction = 'free' | PaymentChoice;

/** Those of the derived display flags of 000 §3 that the list itself is drawn by, named as there. */
export interface OrderActions {
  /** Nothing is to be paid: the event takes no money, or what is chosen costs nothing. */
  freeMode: boolean;
  primaryButtonAction: OrderAction;
  primaryButtonText: Message;
  /** An invoice is the second way beside the card, with a button of its own. */
  allowCreditCardAndPayByInvoice: boolean;
  /** Bitcoin is a way to pay; with a button of its own unless the first one is for it. */
  allowBitcoin: boolean;
  /** The marks of the strip; empty without one. PayPal knows none. */
  cards: CardBrand[];
}

export type OrderActionsWidget = Pick<
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
export function orderActions(
  widget: OrderActionsWidget,
  data: Pick<TicketsData, 'gateway' | 'allowBitcoin' | 'currency'> | undefined,
  invoice: Pick<InvoiceData, 'enabled' | 'allowCreditCard' | 'allOrders'> | undefined,
  totals: Pick<OrderTotals, 'quantity' | 'total'>,
  features: FeatureFlags = {},
): OrderActions {
  const freeMode = data?.gateway === 'free' || (totals.quantity > 0 && totals.total === 0);
  const takesInvoice = invoice?.enabled === true;
  const takesCard = !takesInvoice || invoice.allowCreditCard;
  // 000 §9: bitcoin sources are in US dollars only.
  const allowBitcoin = !freeMode && data?.allowBitcoin === true && data.currency.code === 'USD';
  const isInvoiceHidden = widget.hidePayByInvoiceButton;
  const otherAction = isInvoiceHidden && allowBitcoin ? 'bitcoin' : 'invoice';
  const primaryButtonAction = freeMode ? 'free' : takesCard ? 'card' : otherAction;
  const hasMarks = primaryButtonAction === 'card' && data?.gateway !== 'paypal';
  return {
    freeMode,
    primaryButtonAction,
    primaryButtonText: textOf(primaryButtonAction, widget),
    allowCreditCardAndPayByInvoice: !freeMode && takesInvoice && takesCard && !isInvoiceHidden,
    allowBitcoin,
    cards: hasMarks ? cardBrands(widget, features) : [],
  };
}

const textOf = (action: OrderAction, widget: OrderActionsWidget): Message =>
  ({
    free: withText('order.register', widget.ctaFree),
    card: withText('order.now', widget.ctaCreditCard),
    invoice: withText('order.invoice', widget.ctaInvoice),
    bitcoin: withText('order.bitcoin', widget.ctaBitcoin),
  })[action];
