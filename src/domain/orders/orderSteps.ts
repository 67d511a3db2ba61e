import type { Minor, OrganizerOrder, OrganizerTicket } from '../../contract';

/** How much of what was paid for a ticket can still go back. */
const refundable = ({ totalPaid, refunded }: Pick<OrganizerTicket, 'totalPaid' | 'refunded'>): Minor =>
  Math.max(0, totalPaid - refunded);

/** The same of several tickets. */
export const refundableOf = (tickets: readonly Pick<OrganizerTicket, 'totalPaid' | 'refunded'>[]): Minor =>
  tickets.reduce((sum, ticket) => sum + refundable(ticket), 0);

/** What can be done with an order as it is now. */
export interface OrderSteps {
  /** Tickets that let in: they can be resent, transferred, swapped and disputed. */
  valid: readonly OrganizerTicket[];
  /** Tickets of an open dispute. */
  blocked: readonly OrganizerTicket[];
  /** Tickets that were paid for and have not all gone back; none while a dispute is open, when providers refund nothing. */
  refundable: readonly OrganizerTicket[];
  canResend: boolean;
  canTransfer: boolean;
  canSwap: boolean;
  canRefund: boolean;
  canDispute: boolean;
  /** A dispute is open, and can be decided for the buyer's tickets. */
  canEndDispute: boolean;
  /** It was decided for the buyer, whose bank gave the money back. */
  canLoseDispute: boolean;
  /** An invoice is open. */
  canSettleInvoice: boolean;
  /** Nothing was paid: `cancelObstacle` says why it can't be. */
  canCancel: boolean;
}

/**
 * Why an order can't be cancelled. `paid`: it holds money, which is refunded instead. `disputed`: its dispute is not decided. `refunded`,
 * `cancelled`: it is over already.
 */
export type CancelObstacle = 'paid' | 'disputed' | 'refunded' | 'cancelled';

/** What the organizer holds of an order's money: what was paid without what went back. */
export const heldOf = (
  payments: readonly Pick<OrganizerOrder['payments'][number], 'kind' | 'amount'>[],
): Minor => payments.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? -amount : amount), 0);

/** What keeps an order from being cancelled; `null` when nothing was paid for it, or all of it went back. */
export function cancelObstacle({
  status,
  payments,
}: Pick<OrganizerOrder, 'status'> & {
  payments: readonly Pick<OrganizerOrder['payments'][number], 'kind' | 'amount'>[];
}): CancelObstacle | null {
  if (status !== 'free' && status !== 'awaitingPayment') return status;
  return heldOf(payments) > 0 ? 'paid' : null;
}

/** What the backend would accept of an order in its present state. 002 §6, §7. */
export function orderSteps(order: Pick<OrganizerOrder, 'status' | 'tickets' | 'payments'>): OrderSteps {
  const { status, tickets } = order;
  const valid = tickets.filter((ticket) => ticket.status === 'valid');
  const blocked = tickets.filter((ticket) => ticket.status === 'blocked');
  const open = status === 'paid' ? tickets.filter((ticket) => refundable(ticket) > 0) : [];
  const isPaid = status === 'paid' || status === 'disputed';
  return {
    valid,
    blocked,
    refundable: open,
    canResend: valid.length > 0,
    canTransfer: valid.length > 0,
    canSwap: valid.length > 0,
    canRefund: open.length > 0,
    canDispute: isPaid && valid.length > 0,
    canEndDispute: isPaid && blocked.length > 0,
    canLoseDispute: isPaid && refundableOf(blocked) > 0,
    canSettleInvoice: status === 'awaitingPayment',
    canCancel: cancelObstacle(order) === null,
  };
}

/** A ticket that may let in, of a backend that can change who comes with it. */
export const canChangeAttendee = ({ status, version }: Pick<OrganizerTicket, 'status' | 'version'>) =>
  status !== 'cancelled' && version !== undefined;
