import type { MethodTraits } from '../traits';

export const payPal: MethodTraits = {
  id: 'paypal',
  choice: 'card',
  isElsewhere: true,
  money: 'withOrder',
  picker: { title: 'payment.picker.paypal', help: 'payment.picker.paypalHelp', icon: 'external' },
};
