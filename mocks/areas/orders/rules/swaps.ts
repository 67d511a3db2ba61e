import type { SwapChoice, SwapRow, TicketSwap } from '../../../../src/contract';
import { lineTax } from '../../../../src/domain/money/lineTax';
import { Refusal, type StoredOrder, type StoredTicket } from '../../../db';
import { feesOf } from '../../../sale/fees';
import { statusOf } from '../../../sale/orders';
import { checkEmail, sendMail } from './mails';
import type { RuleContext } from '../../../rules/ruleContext';
import { stamp } from '../../../rules/stamp';

/** Its buyer holds the tickets of a swap. */
export const isSwapping = ({ db }: RuleContext, order: StoredOrder): boolean =>
  order.swap?.status === 'open' && db.isSwapping(order.id);

/** An order stays as it is while its buyer holds the tickets of a swap. Refuses with 4091. */
export function mustNotBeSwapping(context: RuleContext, order: StoredOrder): void {
  if (isSwapping(context, order))
    throw new Refusal(4091, `The buyer of order ${order.id} is swapping tickets at this moment.`);
}

/** Tickets of an order shall be of other types; what costs no more is done at once. Refuses with 4000, 4009, 4022, 4046 and 4091. */
export function swap(
  context: RuleContext,
  order: StoredOrder,
  address: string,
  choices: readonly SwapChoice[],
): TicketSwap {
  const { db } = context;
  const email = checkEmail('email', address);
  mustNotBeSwapping(context, order);
  if (choices.length === 0) throw new Refusal(4022, 'Choose at least one ticket to swap.');
  if (new Set(choices.map(({ ticketId }) => ticketId)).size < choices.length)
    throw new Refusal(4022, 'A ticket can be swapped for one other only.');
  const rows = choices.map((choice) => rowOf(context, order, choice));
  checkLeft(context, rows);
  const charge = rows.reduce((sum, row) => sum + row.charge, 0);
  const made: TicketSwap = {
    swapToken: `sw_${db.token(`${db.nextId('swap')} ${order.token}`, 24)}`,
    status: charge > 0 ? 'open' : 'done',
    email,
    date: stamp(context.clock),
    tickets: rows,
    charge,
  };
  const tickets = charge > 0 ? order.tickets : swapNow(context, order, rows);
  const changed = db.orderBook.change(order.id, { swap: made, tickets });
  sendMail(
    context,
    changed,
    'swap',
    email,
    rows.map(({ ticketId }) => ticketId),
  );
  return made;
}

/** An open swap is taken back: its link opens nothing any more. Refuses with 4091. */
export function withdrawSwap(context: RuleContext, order: StoredOrder, swapToken: string): StoredOrder {
  const { swap } = order;
  if (swap?.status !== 'open' || swap.swapToken !== swapToken)
    throw new Refusal(4091, `Order ${order.id} has no open swap of this token.`);
  mustNotBeSwapping(context, order);
  const changed = context.db.orderBook.change(order.id, {
    swap: { ...swap, status: 'withdrawn', withdrawnDate: stamp(context.clock) },
  });
  const ids = swap.tickets.map(({ ticketId }) => ticketId);
  sendMail(context, changed, 'swapWithdrawn', swap.email, ids);
  return changed;
}

function rowOf({ db }: RuleContext, order: StoredOrder, { ticketId, ticketTypeId }: SwapChoice): SwapRow {
  const { ticketTypes, sale, widget } = db.world;
  const ticket = order.tickets.find(({ id }) => id === ticketId);
  const type = ticketTypes.find(({ id }) => id === ticketTypeId);
  if (!ticket) throw new Refusal(4046, `Order ${order.id} has no ticket ${ticketId}.`);
  if (!type) throw new Refusal(4046, `There is no ticket type ${ticketTypeId}.`);
  if (statusOf(ticket) !== 'valid')
    throw new Refusal(4091, `Ticket ${ticketId} is ${statusOf(ticket)}: it can’t be swapped.`);
  if (ticket.ticketTypeId === type.id) throw new Refusal(4022, `Ticket ${ticketId} is of this type already.`);
  const buyerFee = feesOf(type, type.price).passFee;
  const tax = lineTax(type.price, sale.taxRate);
  const total = type.price + buyerFee + (widget.taxOnCheckout ? tax : 0);
  return {
    ticketId,
    ticketTypeId,
    ticketName: type.name,
    swappedFromType: ticket.ticketName,
    price: type.price,
    buyerFee,
    tax,
    charge: Math.max(0, total - ticket.totalPaid),
  };
}

/** Nothing is taken before the buyer holds the new tickets; but what can't be had is not offered. Refuses with 4009. */
function checkLeft({ db }: RuleContext, rows: readonly SwapRow[]): void {
  for (const { ticketTypeId, ticketName } of rows) {
    const free = db.freePlaces(ticketTypeId);
    const wanted = rows.filter((row) => row.ticketTypeId === ticketTypeId).length;
    if (free !== null && free < wanted) throw new Refusal(4009, `Only ${free} left: ${ticketName}.`);
  }
}

function swapNow({ db }: RuleContext, order: StoredOrder, rows: readonly SwapRow[]): StoredTicket[] {
  const changes = new Map<string, number>();
  const count = (id: string, change: number) => changes.set(id, (changes.get(id) ?? 0) + change);
  const tickets = order.tickets.map((ticket) => {
    const row = rows.find(({ ticketId }) => ticketId === ticket.id);
    if (!row) return ticket;
    count(ticket.ticketTypeId, -1);
    count(row.ticketTypeId, 1);
    return {
      ...ticket,
      ticketTypeId: row.ticketTypeId,
      ticketName: row.ticketName,
      swappedFromType: row.swappedFromType,
      tax: row.tax,
    };
  });
  db.stock.trade(
    [...changes].map(([id, quantity]) => ({ id, quantity })),
    db.orderBook.isPast(order.id),
  );
  return tickets;
}
