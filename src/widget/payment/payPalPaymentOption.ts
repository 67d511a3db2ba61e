import { payPalPayment, type PayPalPaymentOptions } from '../../payments/paypal/payPalPayment';
import { readyWith, type PaymentOption } from './paymentOption';

/**
 * PayPal: `payPalPaymentOption()`. The buyer pays on PayPal's page and comes back to this one: give `TicketWidget` what
 * `readPaymentReturn` finds in its address.
 * @public
 */
export function payPalPaymentOption(options?: PayPalPaymentOptions): PaymentOption {
  const method = payPalPayment(options);
  return { id: method.id, isOffered: method.isOffered, ready: readyWith(method, null) };
}
