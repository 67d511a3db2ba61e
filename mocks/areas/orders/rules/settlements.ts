import { Refusal, type StoredOrder } from '../../../db';
import { moneyOf } from '../../../sale/orderMoney';
import type { RuleContext } from '../../../rules/ruleContext';
import { stamp } from '../../../rules/stamp';

/** The invoice of an order was paid. Refuses with 4091. */
export function settle(context: RuleContext, order: StoredOrder): StoredOrder {
  if (order.status !== 'awaitingPayment')
    throw new Refusal(4091, `Order ${order.id} is ${order.status}: it has no open invoice.`);
  const amount = order.total - moneyOf(order).reduce((sum, paid) => sum + signed(paid), 0);
  const paid = { kind: 'charge', date: stamp(context.clock), amount, paidVia: null, last4: null } as const;
  return context.db.orderBook.change(order.id, { status: 'paid', payments: [...moneyOf(order), paid] });
}

const signed = ({ kind, amount }: { kind: 'charge' | 'refund'; amount: number }) =>
  kind === 'charge' ? amount : -amount;
