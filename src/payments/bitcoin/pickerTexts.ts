import type { PickerTexts } from '../pickerTexts';

export const bitcoin: PickerTexts = {
  title: 'payment.picker.bitcoin',
  help: 'payment.picker.bitcoinHelp',
  icon: 'bitcoin',
};
