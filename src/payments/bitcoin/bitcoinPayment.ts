import type { PaymentMethod } from '../types';
import { isBitcoinOffered } from './isBitcoinOffered';

/** What the bitcoin fields hand over, once the bitcoins have arrived. */
export interface BitcoinInput {
  /** Id of the source or receiver; the order's payment token (000 §4). */
  sourceId: string;
  refundAddress: string;
}

/** Bitcoins that were paid before the order is sent: it is saved with their source. 000 §4 Bitcoin, Submit (plain save). */
export const bitcoinPayment = (): PaymentMethod<BitcoinInput> => ({
  id: 'bitcoin',
  isOffered: isBitcoinOffered,
  begin: async (_hold, { sourceId, refundAddress }, deps) => ({
    next: 'settled',
    order: await deps.save({ isPayByBitcoin: true, paymentToken: sourceId, refundAddress }),
  }),
});
