import { invoicePayment } from '../../payments/invoice/invoicePayment';
import { readyWith, type PaymentOption } from './paymentOption';

/** An invoice instead of a payment; always part of the widget, asked for where the event takes them. */
export function invoicePaymentOption(): PaymentOption {
  const method = invoicePayment();
  return { id: method.id, isOffered: method.isOffered, ready: readyWith(method, null) };
}
