import type {
  OrderJobCheck,
  OrderJobKind,
  OrderJobObstacle,
  OrderJobRequest,
} from '../../../../src/contract';
import { Refusal, type StoredOrder } from '../../../db';
import { statusOf } from '../../../sale/orders';
import type { RuleContext } from '../../../rules/ruleContext';
import { obstacleTo } from './cancellations';
import { refundableOf } from './disputes';
import { checkKind, orderIdsOf } from './jobs';
import { isSwapping } from './swaps';

/** So many numbers are named of each reason. */
const maxNamed = 100;

/** What a job would do with the orders as they are now. Refuses with 4003 and 4022. */
export function checkJob(
  context: RuleContext,
  request: Pick<OrderJobRequest, 'kind' | 'orders'>,
): OrderJobCheck {
  checkKind(context, request.kind);
  const ids = orderIdsOf(context, request);
  if (ids.length === 0) throw new Refusal(4022, 'There is no such order.');
  const refunds = new Map<string, OrderJobCheck['refunds'][number]>();
  const ineligible = new Map<OrderJobObstacle, string[]>();
  for (const id of ids) {
    const order = context.db.orderBook.byId(id);
    const obstacle = order ? obstacleOf(context, order, request.kind) : 'unknown';
    if (obstacle) ineligible.set(obstacle, [...(ineligible.get(obstacle) ?? []), id]);
    else if (order && request.kind === 'refund')
      refunds.set(order.currency.code, {
        currency: order.currency,
        amount: (refunds.get(order.currency.code)?.amount ?? 0) + refundableOf(order),
      });
  }
  const groups = [...ineligible].map(([reason, orderIds]) => ({
    reason,
    count: orderIds.length,
    orderIds: orderIds.slice(0, maxNamed),
  }));
  return {
    total: ids.length,
    eligible: groups.reduce((left, { count }) => left - count, ids.length),
    refunds: [...refunds.values()],
    ineligible: groups.sort((a, b) => b.count - a.count),
  };
}

/** As the call for a single order would refuse it. */
function obstacleOf(
  context: RuleContext,
  order: StoredOrder,
  kind: OrderJobKind,
): OrderJobObstacle | undefined {
  if (kind === 'cancel') return obstacleTo(order) ?? (isSwapping(context, order) ? 'swapping' : undefined);
  if (order.status === 'refunded') return 'refunded';
  if (order.status === 'cancelled') return 'cancelled';
  if (kind === 'resend') {
    if (order.tickets.some((ticket) => statusOf(ticket) === 'valid')) return undefined;
    return order.status === 'disputed' ? 'disputed' : 'cancelled';
  }
  if (order.status === 'awaitingPayment') return 'unpaid';
  if (order.status === 'free') return 'free';
  if (order.status === 'disputed') return 'disputed';
  if (isSwapping(context, order)) return 'swapping';
  return refundableOf(order) > 0 ? undefined : 'refunded';
}
