import type { MethodTraits } from '../traits';

export const bitcoin: MethodTraits = {
  id: 'bitcoin',
  choice: 'bitcoin',
  hold: { payByInvoice: false, isPayByBitcoin: true },
  money: 'byProvider',
  arrivedMoney({ code, isExpired }) {
    if (code === 4044) return 'payment.money.bitcoinsReturned';
    return isExpired ? 'payment.money.bitcoinsLate' : 'payment.money.bitcoinsArrived';
  },
  picker: { title: 'payment.picker.bitcoin', help: 'payment.picker.bitcoinHelp', icon: 'bitcoin' },
};
