import type { Minor } from '../../../src/contract';
import type { CardToken, Payment } from '../../sale/payments';
import type { RecordsOf } from '../recordsOf';

/** What a bitcoin costs. */
interface BitcoinRate {
  /** ISO 4217 code of the currency. */
  id: string;
  /** Of one bitcoin. */
  price: Minor;
}

/** Tables of this area, by name. */
export interface PaymentTables {
  /** Of the platform: scope `''`. */
  bitcoinRates: BitcoinRate;
  /** Scope: the event. */
  payments: Payment;
  cardTokens: CardToken;
}

export const paymentRecords: RecordsOf<PaymentTables> = {
  bitcoinRates: { '': [{ id: 'USD', price: 68_412_50 }] },
  payments: {
    '1001': [
      bitcoin('src_nl26_harbour', 401_30, { state: 'consumed', charges: 1 }),
      bitcoin('src_nl26_papersmith', 71_15, { state: 'canceled' }),
      bitcoin('src_nl26_openwork', 200_65, {}),
    ],
  },
  cardTokens: { '1001': [] },
};

function bitcoin(id: string, amount: Minor, rest: Partial<Payment>): Payment {
  return {
    id,
    kind: 'bitcoin',
    amount,
    currency: 'USD',
    state: 'open',
    charges: 0,
    refunded: false,
    ...rest,
  };
}
