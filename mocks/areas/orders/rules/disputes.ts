import type { Minor, TicketStatus, TicketValidity } from '../../../../src/contract';
import { Refusal, type StoredOrder, type StoredTicket } from '../../../db';
import { moneyOf, refundTotalOf } from '../../../sale/orderMoney';
import { statusOf } from '../../../sale/orders';
import { sendMail } from './mails';
import type { RuleContext } from '../../../rules/ruleContext';
import { mustNotBeSwapping } from './swaps';
import { malformed } from '../../../rules/fields';
import { stamp } from '../../../rules/stamp';

interface Dispute {
  ticketIds: readonly string[];
  validity: TicketValidity;
  note?: string | undefined;
  refundAmount?: Minor | undefined;
}

const maxNoteLength = 1000;

/** Refuses with 4000. */
export function checkNote(note: string): void {
  if (note.length > maxNoteLength) throw malformed('note', `A note has at most ${maxNoteLength} characters`);
}

/** Disputes, settles or refunds tickets of an order; what each step means: `disputeOrder` of the contract. */
export function dispute(context: RuleContext, order: StoredOrder, requested: Dispute): StoredOrder {
  const { note = '', refundAmount = 0 } = requested;
  checkNote(note);
  if (!Number.isSafeInteger(refundAmount) || refundAmount < 0)
    throw malformed('refundAmount', 'An amount is a whole number of minor units, not below 0');
  const named = ticketsNamed(order, requested.ticketIds);
  if (order.status !== 'paid' && order.status !== 'disputed')
    throw new Refusal(4091, `Order ${order.id} is ${order.status}: there is nothing to dispute or refund.`);
  mustNotBeSwapping(context, order);
  if (order.status === 'disputed' && refundAmount > 0 && !isLoss(named, requested.validity))
    throw disputed(order);
  const changed =
    refundAmount > 0
      ? refund(context, order, named, { amount: refundAmount, validity: requested.validity })
      : decide(context, order, named, requested.validity);
  const text = note.trim();
  return context.db.orderBook.change(order.id, {
    ...changed,
    ...(text ? { notes: [...(order.notes ?? []), { date: stamp(context.clock), text }] } : {}),
  });
}

/** How much of an order can still go back. */
export const refundableOf = ({ tickets }: Pick<StoredOrder, 'tickets'>): Minor =>
  tickets.reduce((sum, ticket) => sum + Math.max(0, refundable(ticket)), 0);

/** Everything that can still go back, goes back. Refuses with 4091 where nothing can, and as `dispute` does. */
export function refundInFull(
  context: RuleContext,
  order: StoredOrder,
  { validity, note }: Pick<Dispute, 'validity' | 'note'>,
): StoredOrder {
  if (order.status === 'disputed') throw disputed(order);
  const open = order.tickets.filter((ticket) => refundable(ticket) > 0);
  if (open.length === 0) throw new Refusal(4091, `Nothing of order ${order.id} can go back.`);
  const refundAmount = refundableOf(order);
  return dispute(context, order, { ticketIds: open.map(({ id }) => id), validity, note, refundAmount });
}

function ticketsNamed(order: StoredOrder, ids: readonly string[]): StoredTicket[] {
  if (ids.length === 0) throw malformed('', 'Name at least one ticket');
  return [...new Set(ids)].map((id, index) => {
    const ticket = order.tickets.find((candidate) => candidate.id === id);
    if (!ticket) throw malformed(`[${index}]`, `Order ${order.id} has no ticket ${id}`);
    return ticket;
  });
}

type Changed = Pick<StoredOrder, 'status' | 'tickets' | 'payments' | 'disputes'>;

/** Opens a dispute of valid tickets, or closes that of blocked ones. */
function decide(
  context: RuleContext,
  order: StoredOrder,
  named: readonly StoredTicket[],
  validity: TicketValidity,
): Changed {
  const [from, to]: [TicketStatus, TicketStatus] =
    validity === 'invalid' ? ['valid', 'blocked'] : ['blocked', 'valid'];
  for (const ticket of named)
    if (statusOf(ticket) !== from)
      throw new Refusal(4091, `Ticket ${ticket.id} is ${statusOf(ticket)}, not ${from}.`);
  const tickets = replaced(order, named, (ticket) => ({ ...ticket, status: to }));
  const step = {
    date: stamp(context.clock),
    step: validity === 'invalid' ? ('opened' as const) : ('ended' as const),
    ticketIds: named.map(({ id }) => id),
  };
  return {
    tickets,
    status: tickets.some(isBlocked) ? 'disputed' : 'paid',
    disputes: [...(order.disputes ?? []), step],
  };
}

/** A payment provider refunds nothing while the bank has the money: all that goes back then is what a lost dispute took. */
const isLoss = (named: readonly StoredTicket[], validity: TicketValidity) =>
  validity === 'invalid' && named.every(isBlocked);

const disputed = ({ id }: StoredOrder) =>
  new Refusal(4091, `Order ${id} is disputed: nothing is refunded until that is decided.`);

const isBlocked = (ticket: StoredTicket) => statusOf(ticket) === 'blocked';

function refund(
  context: RuleContext,
  order: StoredOrder,
  named: readonly StoredTicket[],
  { amount, validity }: { amount: Minor; validity: TicketValidity },
): Changed {
  const { db } = context;
  const paid = named.reduce((sum, ticket) => sum + refundable(ticket), 0);
  if (amount > paid) throw new Refusal(4022, 'More than was paid for these tickets can’t go back.');
  const shares = shareOut(amount, named.map(refundable));
  const status: TicketStatus = validity === 'invalid' ? 'cancelled' : 'valid';
  const cancelled = status === 'cancelled' ? named.filter((ticket) => statusOf(ticket) !== status) : [];
  const tickets = replaced(order, named, (ticket, index) => ({
    ...ticket,
    refunded: (ticket.refunded ?? 0) + (shares[index] ?? 0),
    status: statusOf(ticket) === 'cancelled' ? 'cancelled' : status,
  }));
  db.stock.trade(
    cancelled.map(({ ticketTypeId }) => ({ id: ticketTypeId, quantity: -1 })),
    db.orderBook.isPast(order.id),
  );
  const isAll = refundTotalOf({ ...order, tickets }) === order.total;
  // The ledgers know payments, not parts of them.
  if (isAll) db.refundPayments(order.id);
  sendMail(
    context,
    order,
    'refund',
    order.buyerEmail,
    named.map(({ id }) => id),
  );
  const open = tickets.some(isBlocked) ? 'disputed' : 'paid';
  const { paidVia, last4 } = order;
  const back = { kind: 'refund', date: stamp(context.clock), amount, paidVia, last4 } as const;
  return { tickets, payments: [...moneyOf(order), back], status: isAll ? 'refunded' : open };
}

const refundable = (ticket: StoredTicket): Minor => ticket.totalPaid - (ticket.refunded ?? 0);

/** By weight, in whole minor units: what rounding leaves over goes to the first ones that can still take it. */
function shareOut(amount: Minor, weights: readonly Minor[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((amount * weight) / total));
  let rest = amount - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    const more = Math.min(rest, (weights[index] ?? 0) - share);
    rest -= more;
    return share + more;
  });
}

const replaced = (
  order: StoredOrder,
  named: readonly StoredTicket[],
  change: (ticket: StoredTicket, index: number) => StoredTicket,
): StoredTicket[] =>
  order.tickets.map((ticket) => {
    const index = named.indexOf(ticket);
    return index < 0 ? ticket : change(ticket, index);
  });
