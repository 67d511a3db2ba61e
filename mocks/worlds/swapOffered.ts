import type { SwapRow } from '../../src/contract';
import { lineTax } from '../../src/domain/money/lineTax';
import { feesOf } from '../sale/fees';
import type { StoredOrder, StoredTicket } from '../sale/stored';
import type { World } from '../db/world';
import { northlight } from './northlight';

/** The link to it has this parameter: `?swapToken=sw_two-tickets`. @public */
export const offeredSwapToken = 'sw_two-tickets';

/** What each ticket of the order is to become: one costs more, one less. */
const becomes = ['3002', '3004'];

const swapped = northlight.orders.find(
  ({ status, tickets }) =>
    status === 'paid' && tickets.length === 2 && tickets.every(({ ticketTypeId }) => ticketTypeId === '3001'),
);

/** Northlight after the organizer has offered the buyer of two General Admissions other tickets instead. */
export const swapOffered: World = {
  ...northlight,
  name: 'swapOffered',
  orders: northlight.orders.map((order) => (order === swapped ? withSwap(order) : order)),
};

function withSwap(order: StoredOrder): StoredOrder {
  const tickets = order.tickets.map((ticket, index) => rowOf(ticket, becomes[index] ?? ''));
  return {
    ...order,
    swap: {
      swapToken: offeredSwapToken,
      status: 'open',
      email: order.buyerEmail,
      date: northlight.now,
      tickets,
      charge: tickets.reduce((sum, { charge }) => sum + charge, 0),
    },
  };
}

function rowOf(ticket: StoredTicket, ticketTypeId: string): SwapRow {
  const type = northlight.ticketTypes.find(({ id }) => id === ticketTypeId);
  if (!type) throw new Error(`There is no ticket type ${ticketTypeId}.`);
  const buyerFee = feesOf(type, type.price).passFee;
  const tax = lineTax(type.price, northlight.sale.taxRate);
  return {
    ticketId: ticket.id,
    ticketTypeId,
    ticketName: type.name,
    swappedFromType: ticket.ticketName,
    price: type.price,
    buyerFee,
    tax,
    charge: Math.max(0, type.price + buyerFee + tax - ticket.totalPaid),
  };
}
