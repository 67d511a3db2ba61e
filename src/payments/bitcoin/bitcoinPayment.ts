import type { PaymentMethod } from '../types';
import { isBitcoinOffered } from './isBitcoinOffered';

/** What the bitcoin fields hand over, once the bitcoins have arrived. */
export interface BitcoinInput {
  /** Id of the source or receiver; the order's payment token (000 §4). */
  sourceId: string;
  refundAddress: string;
}

/** Said of bitcoins that may have arrived when the tickets are not held any more. */
export const bitcoinsLate = 'payment.money.bitcoinsLate';

/** Bitcoins that were paid before the order is sent: it is saved with their source. 000 §4 Bitcoin, Submit (plain save). */
export const bitcoinPayment = (): PaymentMethod<BitcoinInput> => ({
  id: 'bitcoin',
  isOffered: isBitcoinOffered,
  arrivedMoney({ code, isExpired }) {
    if (code === 4044) return 'payment.money.bitcoinsReturned';
    return isExpired ? bitcoinsLate : 'payment.money.bitcoinsArrived';
  },
  begin: async (_hold, { sourceId, refundAddress }, deps) => ({
    next: 'settled',
    order: await deps.save({ isPayByBitcoin: true, paymentToken: sourceId, refundAddress }),
  }),
});
