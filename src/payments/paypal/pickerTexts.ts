import type { PickerTexts } from '../pickerTexts';

export const payPal: PickerTexts = {
  title: 'payment.picker.paypal',
  help: 'payment.picker.paypalHelp',
  icon: 'external',
};
