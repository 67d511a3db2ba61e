import type { Minor } from '../../src/contract';
import type { TicketTypeSeed } from './world';

/** Fees of one ticket. */
interface Fees {
  /** The platform's. */
  fee: Minor;
  /** The platform's and the processor's. */
  total: Minor;
  /** What the buyer pays on top. */
  passed: Minor;
  /** What the organizer pays out of the price. */
  absorbed: Minor;
}

/** The fees of a type at a price, which may be a discounted one. */
export function feesOf({ fee, absorbed = 0 }: Pick<TicketTypeSeed, 'fee' | 'absorbed'>, price: Minor): Fees {
  if (price === 0) return { fee: 0, total: 0, passed: 0, absorbed: 0 };
  const share = (percent = 0) => Math.round((price * percent) / 100);
  const platform = Math.min(fee.most ?? Infinity, (fee.fixed ?? 0) + share(fee.percent));
  const total = platform + (fee.processing?.fixed ?? 0) + share(fee.processing?.percent);
  const taken = Math.round((total * absorbed) / 100);
  return { fee: platform, total, passed: total - taken, absorbed: taken };
}
