import type { OrderEvent, Problem } from '../../domain';
import type { MethodId } from '../../payments';

/** What is known about the money of one try to pay. */
export interface Money {
  method: MethodId;
  /** The provider had taken it before the order was saved. */
  isCharged: boolean;
  /** The answer to the save was lost, and the backend has no such order. */
  isUnsaved: boolean;
  /** The tickets are not held any more. */
  isExpired: boolean;
}

const withoutMoney: readonly MethodId[] = ['free', 'invoice'];
/** Nothing is taken by these before the order is saved, unless the intent says so. */
const afterwards: readonly MethodId[] = ['stripe', 'spreedly', 'paypal'];

/** A save that was refused, with what that means for the money: no end of a payment leaves its buyer guessing. */
export function withMoney(event: OrderEvent, money: Money): OrderEvent {
  if (event.type !== 'refused' || event.problem.detail) return event;
  const { problem } = event;
  const key = detailOf(problem, money);
  if (!key) return event;
  const stays = money.isCharged || money.isUnsaved || money.method === 'bitcoin';
  return { ...event, problem: { ...problem, detail: { key }, ...(stays && { showFor: Infinity }) } };
}

function detailOf({ code, message }: Problem, money: Money): string | null {
  const { method, isCharged, isUnsaved, isExpired } = money;
  // Its own words say it.
  if (withoutMoney.includes(method) || message.key === 'error.notCharged') return null;
  if (method === 'bitcoin') return bitcoinDetail(code, isExpired);
  if (isCharged && code === 4044) return 'payment.money.refunded';
  if (isCharged) return isExpired ? 'payment.money.late' : 'payment.money.charged';
  if (!isUnsaved && afterwards.includes(method)) return 'payment.money.notCharged';
  // Zooz says by itself what its own frame did.
  if (!isUnsaved && code === undefined) return null;
  return isExpired ? 'payment.money.unsure' : 'payment.money.notSaved';
}

/** They have arrived before the order is sent. */
function bitcoinDetail(code: number | undefined, isExpired: boolean): string {
  if (code === 4044) return 'payment.money.bitcoinsReturned';
  return isExpired ? 'payment.money.bitcoinsLate' : 'payment.money.bitcoinsArrived';
}
