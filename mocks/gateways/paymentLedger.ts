import type { BitcoinSource, Minor } from '../../src/contract';
import type { Db } from '../db';
import type { CardToken, Payment } from '../sale/payments';
import { bitcoinSourceOf } from '../areas/payment/rules';

/** What the buyer did at PayPal, at zooz or at the bank, or that bitcoins arrived. */
export type PaymentOutcome = 'succeeded' | 'failed' | 'canceled';

/**
 * The side of every provider but Stripe's cards, as the fakes of their scripts and pages talk to it: the vault of hosted
 * card fields, the bank behind them, PayPal, zooz and bitcoin. Unknown payments answer `undefined`.
 */
export interface PaymentLedger {
  /** Puts a card into the vault. The number goes no further than this call. */
  tokenize(cardNumber: string): Promise<CardToken>;
  find(id: string): Promise<Payment | undefined>;
  /** The provider's word about a payment: a PayPal order that is paid is saved. */
  settle(id: string, outcome: PaymentOutcome): Promise<Payment | undefined>;
  /** Amount in US cents. */
  createBitcoinSource(order: { amount: Minor }): Promise<BitcoinSource>;
}

export interface PaymentLedgerOptions {
  /** Read for each step, since a reset replaces it. */
  db: () => Db;
  /** Runs one step alone and keeps what it changed. */
  step: <T>(changes: boolean, run: () => T) => Promise<T>;
}

/** The ledger of a mock backend. */
export function createPaymentLedger({ db, step }: PaymentLedgerOptions): PaymentLedger {
  return {
    tokenize: (cardNumber) => step(true, () => db().payments.tokenize(cardNumber)),
    find: (id) => step(false, () => db().payments.find(id)),
    settle: (id, outcome) => step(true, () => db().settlePayment(id, outcome)),
    createBitcoinSource: (order) =>
      step(true, () => bitcoinSourceOf(db(), db().payments.createBitcoinSource(order))),
  };
}
