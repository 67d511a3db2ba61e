import { freePayment } from '../../payments/free/freePayment';
import { readyWith, type PaymentOption } from './paymentOption';

/** Nothing to pay; always part of the widget. */
export function freePaymentOption(): PaymentOption {
  const method = freePayment();
  return { id: method.id, isOffered: method.isOffered, ready: readyWith(method, null) };
}
