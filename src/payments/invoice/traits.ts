import type { MethodTraits } from '../traits';
import { invoicePayment } from './invoicePayment';

export const invoice: MethodTraits = {
  id: 'invoice',
  choice: 'invoice',
  hold: { payByInvoice: true },
  isByInvoice: true,
  money: 'none',
  picker: { title: 'payment.picker.invoice', help: 'payment.picker.invoiceHelp', icon: 'invoice' },
  builtIn: invoicePayment(),
};
