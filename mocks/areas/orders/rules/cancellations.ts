import type { CancelRequest } from '../../../../src/contract';
import { cancelObstacle } from '../../../../src/domain/orders';
import { Refusal, type StoredOrder } from '../../../db';
import { moneyOf } from '../../../sale/orderMoney';
import { statusOf } from '../../../sale/orders';
import type { RuleContext } from '../../../rules/ruleContext';
import { stamp } from '../../../rules/stamp';
import { sendMail } from './mails';
import { mustNotBeSwapping } from './swaps';

/** Why it can't be cancelled now; `null` when it can. */
export const obstacleTo = (order: StoredOrder) => cancelObstacle({ ...order, payments: moneyOf(order) });

/** An order that nothing was paid for is cancelled, with all its tickets and an open swap. Refuses with 4091. */
export function cancel(
  context: RuleContext,
  order: StoredOrder,
  { notifyBuyer }: CancelRequest,
): StoredOrder {
  const { db, clock } = context;
  const obstacle = obstacleTo(order);
  if (obstacle) throw new Refusal(4091, `Order ${order.id} can’t be cancelled: it is ${obstacle}.`);
  mustNotBeSwapping(context, order);
  const date = stamp(clock);
  const open = order.tickets.filter((ticket) => statusOf(ticket) !== 'cancelled');
  db.stock.trade(
    open.map(({ ticketTypeId }) => ({ id: ticketTypeId, quantity: -1 })),
    db.orderBook.isPast(order.id),
  );
  const { swap } = order;
  const changed = db.orderBook.change(order.id, {
    status: 'cancelled',
    cancelledDate: date,
    tickets: order.tickets.map((ticket) => ({ ...ticket, status: 'cancelled' as const })),
    ...(swap?.status === 'open' ? { swap: { ...swap, status: 'withdrawn', withdrawnDate: date } } : {}),
  });
  const ids = open.map(({ id }) => id);
  if (notifyBuyer) sendMail(context, changed, 'cancelled', order.buyerEmail, ids);
  return changed;
}
