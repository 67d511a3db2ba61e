import type { BitcoinSource, BitcoinSourceStatus } from '../../../src/contract';
import type { Db } from '../../db';
import { lettersOf } from '../../db/hash';
import type { Payment, PaymentState } from '../../sale/payments';

const statuses: Record<PaymentState, BitcoinSourceStatus> = {
  open: 'pending',
  challenged: 'pending',
  succeeded: 'chargeable',
  consumed: 'consumed',
  failed: 'failed',
  canceled: 'canceled',
};

const satoshisPerBitcoin = 100_000_000;

/** A source as the provider tells of it. */
export function bitcoinSourceOf(db: Db, { id, state, amount }: Payment): BitcoinSource {
  const { price } = db.rows('bitcoinRates', '').get('USD');
  const bitcoinAmount = Math.ceil((amount * satoshisPerBitcoin) / price);
  const address = `bc1q${lettersOf(`address of ${id}`, 38)}`;
  return {
    id,
    amount,
    bitcoinAmount,
    address,
    status: statuses[state],
    currency: 'USD',
    uri: `bitcoin:${address}?amount=${(bitcoinAmount / satoshisPerBitcoin).toFixed(8)}`,
  };
}
