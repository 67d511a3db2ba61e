import type {
  Instant,
  Minor,
  OrderDispute,
  OrderMailKind,
  OrderPayment,
  OrganizerOrder,
  SocialNetworkName,
  TicketSwap,
} from '../../contract';

/** One thing that happened to an order. */
export type OrderHappening = { date: Instant } & (
  | { kind: 'placed' }
  | { kind: 'charge' | 'refund'; amount: Minor; payment: OrderPayment }
  | { kind: 'mail'; mail: OrderMailKind; to: string }
  | { kind: 'note'; text: string }
  | { kind: 'dispute'; step: OrderDispute['step'] }
  | { kind: 'transferred'; ticketId: string; from: string }
  | { kind: 'attendeeChanged'; ticketId: string }
  | { kind: 'swapOffered' | 'swapped' | 'swapWithdrawn'; email: string }
  | { kind: 'cancelled' }
  | { kind: 'shared'; socialNetwork: SocialNetworkName }
);

/** All that is known to have happened to an order, newest first; of what happened at once, what follows stands above. */
export function orderHistory(order: OrganizerOrder): OrderHappening[] {
  const { createdDate, payments, mails, notes, disputes = [], tickets, shares, swap, cancelledDate } = order;
  const happenings: OrderHappening[] = [
    { kind: 'placed', date: createdDate },
    ...payments.map((payment) => ({
      kind: payment.kind,
      date: payment.date,
      amount: payment.amount,
      payment,
    })),
    ...tickets.flatMap(({ id, transfers }) =>
      transfers.map(({ date, firstName, lastName }) => ({
        kind: 'transferred' as const,
        date,
        ticketId: id,
        from: `${firstName} ${lastName}`.trim(),
      })),
    ),
    ...tickets.flatMap(({ id, changes = [] }) =>
      changes.map(({ date }) => ({ kind: 'attendeeChanged' as const, date, ticketId: id })),
    ),
    ...(swap ? swapSteps(swap) : []),
    ...(cancelledDate === undefined ? [] : [{ kind: 'cancelled' as const, date: cancelledDate }]),
    ...shares.map(({ date, socialNetwork }) => ({ kind: 'shared' as const, date, socialNetwork })),
    ...disputes.map(({ date, step }) => ({ kind: 'dispute' as const, date, step })),
    ...notes.map(({ date, text }) => ({ kind: 'note' as const, date, text })),
    ...mails.map(({ sentDate, kind, to }) => ({ kind: 'mail' as const, date: sentDate, mail: kind, to })),
  ];
  return happenings.reverse().sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
}

function swapSteps({ status, date, email, withdrawnDate }: TicketSwap): OrderHappening[] {
  const begun = { kind: status === 'done' ? ('swapped' as const) : ('swapOffered' as const), date, email };
  return withdrawnDate === undefined
    ? [begun]
    : [begun, { kind: 'swapWithdrawn', date: withdrawnDate, email }];
}
