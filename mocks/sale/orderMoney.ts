import type { Minor, OrderPayment, OrderTotals, OrderType } from '../../src/contract';
import { feesOf } from './fees';
import type { StoredOrder, StoredPayment, StoredTicket } from './stored';
import type { World } from '../db/world';

/** How an order was or is to be paid. */
export function meansOf({ total, invoice, paidVia }: StoredOrder): OrderType {
  if (total === 0) return 'free';
  if (invoice) return 'invoice';
  if (paidVia === 'Bitcoin') return 'bitcoin';
  return paidVia === 'PayPal' ? 'paypal' : 'card';
}

export const refundTotalOf = ({ tickets }: Pick<StoredOrder, 'tickets'>): Minor =>
  tickets.reduce((sum, { refunded }) => sum + (refunded ?? 0), 0);

const sumOf = (payments: readonly { amount: Minor }[]) =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** All that was paid and went back, oldest first; what comes next is written behind it. */
export function moneyOf(order: StoredOrder): StoredPayment[] {
  const { createdDate: date, paidVia, last4, payments = [] } = order;
  const of = (kind: OrderPayment['kind']) => payments.filter((payment) => payment.kind === kind);
  const isUnpaid = order.status === 'awaitingPayment' || order.status === 'cancelled';
  const atOnce = isUnpaid ? 0 : order.total - sumOf(of('charge'));
  // Orders of before know what went back, not when.
  const before = refundTotalOf(order) - sumOf(of('refund'));
  return [
    ...(atOnce > 0 ? [{ kind: 'charge' as const, date, amount: atOnce, paidVia, last4 }] : []),
    ...(before > 0 ? [{ kind: 'refund' as const, date, amount: before, paidVia, last4 }] : []),
    ...payments,
  ];
}

export const paymentsOf = (order: StoredOrder): OrderPayment[] =>
  moneyOf(order).map((payment, index) => ({
    id: `${order.id}-p${index + 1}`,
    means: meansOf(order),
    ...payment,
  }));

/** What the order comes to; fees are those its ticket types have today. */
export function totalsOf(order: StoredOrder, { ticketTypes, sale, widget }: World): OrderTotals {
  const parts = order.tickets.map((ticket) => partsOf(ticket, widget.taxOnCheckout));
  const sum = (key: 'price' | 'discount' | 'fees' | 'tax' | 'income') =>
    parts.reduce((total, part) => total + part[key], 0);
  const taxIncluded = !widget.taxOnCheckout;
  return {
    price: sum('price'),
    discount: sum('discount'),
    fees: sum('fees'),
    tax: sum('tax'),
    taxIncluded,
    taxName: sale.taxName,
    taxRate: sale.taxRate,
    net: order.status === 'cancelled' ? 0 : Math.max(0, sum('income') - refundTotalOf(order)),
  };

  function partsOf({ ticketTypeId, totalPaid, discount, tax }: StoredTicket, isTaxAdded: boolean) {
    if (totalPaid === 0) return { price: 0, discount: 0, fees: 0, tax: 0, income: 0 };
    const type = ticketTypes.find(({ id }) => id === ticketTypeId);
    const withoutTax = totalPaid - (isTaxAdded ? tax : 0);
    const { passFee, absorbedFee } = type
      ? feesOf(type, Math.max(0, type.price - discount))
      : { passFee: 0, absorbedFee: 0 };
    const fees = Math.min(passFee, withoutTax);
    const paid = withoutTax - fees;
    return {
      price: paid + discount,
      discount,
      fees,
      tax,
      income: paid - absorbedFee - (isTaxAdded ? 0 : tax),
    };
  }
}
