import { freePayment } from '../free/freePayment';
import { invoicePayment } from '../invoice/invoicePayment';
import { plainOption, type PaymentOption } from './paymentOption';

/** What every widget takes, whatever its host has brought. The other methods are those that the host lists. */
export const builtInOptions: readonly PaymentOption[] = [
  plainOption(freePayment()),
  plainOption(invoicePayment(), {
    choice: 'invoice',
    picker: { title: 'payment.picker.invoice', help: 'payment.picker.invoiceHelp', icon: 'invoice' },
  }),
];
