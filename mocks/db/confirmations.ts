import type { ConfirmationData } from '../../src/contract';
import type { Orders } from './orders';
import { Refusal } from './refusal';
import type { StoredOrder, World } from './world';

const paymentStatusOf = (order: StoredOrder): ConfirmationData['paymentStatus'] =>
  order.status === 'awaitingPayment' ? 'awaiting' : 'paid';

const confirmationOf = (order: StoredOrder, world: World): ConfirmationData => ({
  id: order.id,
  token: order.token,
  buyerEmail: order.buyerEmail,
  buyerName: order.buyerName,
  amount: order.total,
  currencySymbol: order.currency.symbol,
  currency: order.currency,
  tickets: order.tickets.map((ticket) => ({
    id: ticket.id,
    ticketName: ticket.ticketName,
    attendeeName: `${ticket.firstName} ${ticket.lastName}`.trim(),
    totals: { totalPaid: ticket.totalPaid, tax: ticket.tax, discount: ticket.discount },
    currencySymbol: order.currency.symbol,
    promoCode: order.promotionalCode,
    form: { firstName: ticket.firstName, lastName: ticket.lastName, email: ticket.email },
  })),
  invoice: order.invoice,
  paidVia: order.last4 === null ? null : order.paidVia,
  last4: order.last4,
  paymentStatus: paymentStatusOf(order),
  quantity: order.tickets.length,
  createdDate: order.createdDate,
  event: world.event,
});

/** The confirmation of an order; the token `preview` shows one of an order nobody made. Refuses with 4045. */
export function confirm(world: World, orders: Orders, orderId: string, token: string): ConfirmationData {
  if (token === 'preview') return confirmationOf(sampleOrder(world, orderId), world);
  const order = orders.byId(orderId);
  if (order?.token !== token) throw new Refusal(4045, 'There is no such order.');
  return confirmationOf(order, world);
}

function sampleOrder(world: World, id: string): StoredOrder {
  const person = { firstName: 'Alex', lastName: 'Sample', email: 'alex@sample.example' };
  const type = world.ticketTypes[0];
  return {
    ...{ id, token: 'preview', createdDate: world.now },
    ...{ buyerName: 'Alex Sample', buyerEmail: person.email },
    ...{ status: 'paid', total: type?.price ?? 0, currency: world.sale.currency },
    ...{ paidVia: 'Visa', last4: '4242', invoice: false, promotionalCode: null },
    tickets: type
      ? [
          {
            ...{ id: 'NL26-0000-1', ticketTypeId: type.id, ticketName: type.name, ...person },
            ...{ totalPaid: type.price, tax: 0, discount: 0, answers: [] },
          },
        ]
      : [],
  };
}
