import type { OrderDispute, OrderStatus } from '../../src/contract';
import { lineTax } from '../../src/domain/money/lineTax';
import { feesOf } from '../sale/fees';
import { lettersOf } from '../db/hash';
import { firstOrderNumber } from '../sale/orders';
import type { Sale, TicketTypeSeed } from '../sale/terms';
import type { StoredOrder, StoredTicket } from '../sale/stored';
import { ordersMade, type PastOrder } from './ordersMade';

/** Orders made before today, for the organizer's list; priced as they would be today. */
export function pastOrders(types: readonly TicketTypeSeed[], sale: Sale): StoredOrder[] {
  return ordersMade.map((order, index) => {
    const number = firstOrderNumber + index;
    const tickets = ticketsOf(order, types, sale, number);
    const total = tickets.reduce((sum, ticket) => sum + ticket.totalPaid, 0);
    const status = order.status ?? (total === 0 ? 'free' : 'paid');
    return {
      id: `2000-${number}`,
      token: `or_${lettersOf(`past order ${number}`, 24)}`,
      createdDate: new Date(order.at).toISOString(),
      buyerName: order.company ?? order.buyer.join(' '),
      buyerEmail: order.email,
      status,
      total,
      currency: sale.currency,
      paidVia: order.paidVia ?? null,
      last4: order.last4 ?? null,
      invoice: order.status === 'awaitingPayment',
      promotionalCode: order.code ?? null,
      tickets: tickets.map((ticket) => settled(ticket, status)),
      ...(total > 0 ? { invoiceNumber: `NL-${number}` } : {}),
      ...(noteOf[status]
        ? { notes: [{ date: new Date(order.at).toISOString(), text: noteOf[status] }] }
        : {}),
      ...(status === 'disputed' ? { disputes: [openedAt(order.at, tickets)] } : {}),
    };
  });
}

/** Milliseconds. */
const day = 86_400_000;

/** The buyer's bank asked for the money back a day after the order. */
const openedAt = (at: PastOrder['at'], tickets: readonly StoredTicket[]): OrderDispute => ({
  date: new Date(new Date(at).getTime() + day).toISOString(),
  step: 'opened',
  ticketIds: tickets.map(({ id }) => id),
});

const noteOf: Partial<Record<OrderStatus, string>> = {
  refunded: 'The buyer can’t come and asked within 14 days.',
  disputed: 'The card holder does not recognise the charge; receipt sent to the bank.',
};

/** What became of a ticket of an order in this state. */
function settled(ticket: StoredTicket, status: OrderStatus): StoredTicket {
  if (status === 'disputed') return { ...ticket, status: 'blocked' };
  return status === 'refunded' ? { ...ticket, status: 'cancelled', refunded: ticket.totalPaid } : ticket;
}

function ticketsOf(order: PastOrder, types: readonly TicketTypeSeed[], sale: Sale, number: number) {
  const people = [order.buyer, ...(order.with ?? [])];
  const tickets: StoredTicket[] = [];
  for (const type of types)
    for (let count = order.lines[type.id] ?? 0; count > 0; count -= 1) {
      const [firstName, lastName] = people[tickets.length] ?? order.buyer;
      const discount = order.code && type.id === '3002' ? type.price / 5 : 0;
      const price = type.price - discount;
      const fees = feesOf(type, price).passFee;
      const tax = lineTax(price, sale.taxRate);
      tickets.push({
        id: `NL26-${number}-${tickets.length + 1}`,
        ticketTypeId: type.id,
        ticketName: type.name,
        firstName,
        lastName,
        discount,
        tax,
        fees: price === 0 ? 0 : fees,
        email: tickets.length === 0 ? order.email : `${firstName.toLowerCase()}.${order.email}`,
        totalPaid: price === 0 ? 0 : price + fees + tax,
        answers: [],
      });
    }
  return tickets;
}
