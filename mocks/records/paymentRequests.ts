import type { Minor } from '../../src/contract';
import type { RecordsOf } from './recordsOf';

/** What a bitcoin costs. */
export interface BitcoinRate {
  /** ISO 4217 code of the currency. */
  id: string;
  /** Of one bitcoin. */
  price: Minor;
}

/** Tables of this area, by name. Of the platform: scope `''`. Payments themselves are in `mocks/db/payments.ts`. */
export interface PaymentRequestsTables {
  bitcoinRates: BitcoinRate;
}

export const paymentRequestsRecords: RecordsOf<PaymentRequestsTables> = {
  bitcoinRates: { '': [{ id: 'USD', price: 68_412_50 }] },
};
