import type { ConfirmationData, Minor } from '../../contract';

/** What became of an order that does not stand, and of its money. @public */
export type OrderOutcomeFacts =
  /** Not paid in time, no money taken, or no word for what the status means. */
  | { topic: 'expired' | 'failed' | 'checking' }
  /** Taken back: nothing was to pay, or nobody knows what was. */
  | { topic: 'cancelledFree' | 'cancelled' }
  /** Taken back, and so much of the money came back, or was paid and did not. */
  | { topic: 'refunded' | 'cancelledPaid'; minor: Minor };

/** Of an order that is `failed`, `cancelled` or `expired`. Nothing is said of the money where nobody knows the status (FAULTS F80). @public */
export function orderOutcome(
  order: Pick<ConfirmationData, 'amount' | 'refunded' | 'paymentStatus'>,
): OrderOutcomeFacts {
  const { paymentStatus, amount, refunded = 0 } = order;
  if (paymentStatus === 'expired' || paymentStatus === 'failed') return { topic: paymentStatus };
  if (paymentStatus !== 'cancelled') return { topic: 'checking' };
  if (refunded > 0) return { topic: 'refunded', minor: refunded };
  if (amount === undefined) return { topic: 'cancelled' };
  return amount === 0 ? { topic: 'cancelledFree' } : { topic: 'cancelledPaid', minor: amount };
}
