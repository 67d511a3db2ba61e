import { payPalPayment, type PayPalPaymentOptions } from '../payPalPayment';
import { plainOption, type PaymentOption } from '../../ui/paymentOption';

/**
 * PayPal: `payPalPaymentOption()`. The buyer pays on PayPal's page and comes back to this one: give `TicketWidget` what
 * `readPaymentReturn` finds in its address.
 * @public
 */
export function payPalPaymentOption(options?: PayPalPaymentOptions): PaymentOption {
  return plainOption(payPalPayment(options), {
    isElsewhere: true,
    picker: { title: 'payment.picker.paypal', help: 'payment.picker.paypalHelp', icon: 'external' },
  });
}
