import type { PickerTexts } from '../pickerTexts';

export const invoice: PickerTexts = {
  title: 'payment.picker.invoice',
  help: 'payment.picker.invoiceHelp',
  icon: 'invoice',
};
