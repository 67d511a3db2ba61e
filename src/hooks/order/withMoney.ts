import type { OrderEvent, Problem } from '../../domain';
import type { PaymentMethod } from '../../payments';

/** What is known about the money of one try to pay. */
export interface Money {
  method: Pick<PaymentMethod<never>, 'money' | 'arrivedMoney'>;
  /** The provider had taken it before the order was saved, in this try or an earlier one for the same hold. */
  isCharged: boolean;
  /** The outcome of this try or an earlier one is not known: nothing is said to be uncharged (FAULTS F78). */
  isUnknown: boolean;
  /** The answer to the save was lost, and the backend has no such order. */
  isUnsaved: boolean;
  /** The tickets are not held any more. */
  isExpired: boolean;
}

/** A save that was refused, with what that means for the money: no end of a payment leaves its buyer guessing. */
export function withMoney(event: OrderEvent, money: Money): OrderEvent {
  if (event.type !== 'refused') return event;
  const { money: taken, arrivedMoney } = money.method;
  const isDoubtful = (money.isCharged || money.isUnknown) && taken !== 'none';
  const problem = isDoubtful ? withoutClaim(event.problem) : event.problem;
  if (problem.detail) return { ...event, problem };
  const key = detailOf(problem, money);
  if (!key) return { ...event, problem };
  const stays = isDoubtful || money.isUnsaved || arrivedMoney !== undefined;
  const isPaid = key === 'payment.money.charged';
  return {
    ...event,
    problem: {
      ...problem,
      detail: { key },
      ...(isPaid && { money: 'charged' }),
      ...(stays && { showFor: Infinity }),
    },
  };
}

/** What is known of one try is not known of those before it. */
function withoutClaim(problem: Problem): Problem {
  const isClaim = problem.money === 'none' || problem.message.key === 'error.notCharged';
  if (!isClaim) return problem;
  const { detail, message, ...rest } = problem;
  delete rest.money;
  if (message.key === 'error.notCharged') return { ...rest, message: { key: 'error.default' } };
  // Without a detail the claim is in the words themselves; without a connection the provider's script claims it too.
  const isWhole = detail !== undefined && rest.reason !== 'api_connection_error';
  return { ...rest, message: isWhole ? message : { key: 'error.payment.notCompleted' } };
}

function detailOf({ code, message }: Problem, money: Money): string | null {
  const { method, isCharged, isUnknown, isUnsaved, isExpired } = money;
  // Its own words say it.
  const { money: taken, arrivedMoney } = method;
  if (taken === 'none' || message.key === 'error.notCharged') return null;
  if (arrivedMoney) return arrivedMoney({ code, isExpired });
  if (isCharged && code === 4044) return 'payment.money.refunded';
  if (isCharged) return isExpired ? 'payment.money.late' : 'payment.money.charged';
  if (!isUnsaved && !isUnknown) {
    if (taken === 'withOrder') return 'payment.money.notCharged';
    // What was not done, the provider has said.
    if (code === undefined) return null;
  }
  return isExpired ? 'payment.money.unsure' : 'payment.money.notSaved';
}
