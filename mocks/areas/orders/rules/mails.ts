import type { OrderMail, OrderMailKind, OrderShare, OrganizerOrder } from '../../../../src/contract';
import { isEmail } from '../../../../src/domain/text/email';
import { Refusal, type StoredOrder } from '../../../db';
import { statusOf } from '../../../sale/orders';
import { organizerOrder } from './orders';
import { malformed } from '../../../rules/fields';
import type { RuleContext } from '../../../rules/ruleContext';
import { stamp } from '../../../rules/stamp';

const mailsIn = ({ db }: RuleContext) => db.rows('orderMails', db.world.event.id);

export function sendMail(
  context: RuleContext,
  order: StoredOrder,
  kind: OrderMailKind,
  to: string,
  ticketIds: readonly string[],
): OrderMail {
  const id = context.db.nextId('orderMail');
  const mail = { id, orderId: order.id, kind, to, ticketIds: [...ticketIds], sentDate: stamp(context.clock) };
  return mailsIn(context).add(mail);
}

/** The order with all that happened to it. */
export const wholeOrder = (context: RuleContext, order: StoredOrder): OrganizerOrder =>
  organizerOrder(order, {
    world: context.db.world,
    mails: mailsIn(context)
      .all()
      .filter(({ orderId }) => orderId === order.id),
    shares: sharesOf(context, order),
  });

const sharesOf = ({ db }: RuleContext, order: StoredOrder): OrderShare[] =>
  db
    .rows('shareReports', db.world.event.id)
    .all()
    .filter(({ orderId }) => orderId === order.id)
    .map(({ sharedDate, socialNetwork }) => ({ date: sharedDate, socialNetwork }));

/** Refuses with 4000. */
export function checkEmail(field: string, address: string): string {
  const trimmed = address.trim();
  if (!isEmail(trimmed)) throw malformed(field, 'Please enter a valid email address');
  return trimmed;
}

export interface Resent {
  ticketIds?: string[] | undefined;
  emailAddress?: string;
}

/** One email for each address. Refuses with 4000, 4046 and 4091. */
export function resendTickets(context: RuleContext, order: StoredOrder, { ticketIds, emailAddress }: Resent) {
  const to = emailAddress === undefined ? undefined : checkEmail('emailAddress', emailAddress);
  for (const id of ticketIds ?? [])
    if (!order.tickets.some((ticket) => ticket.id === id))
      throw new Refusal(4046, `Order ${order.id} has no ticket ${id}.`);
  const byAddress = new Map<string, string[]>();
  for (const ticket of order.tickets) {
    if (statusOf(ticket) !== 'valid' || ticketIds?.includes(ticket.id) === false) continue;
    const address = to ?? (ticket.email || order.buyerEmail);
    byAddress.set(address, [...(byAddress.get(address) ?? []), ticket.id]);
  }
  if (byAddress.size === 0) throw new Refusal(4091, 'None of these tickets is valid.');
  return [...byAddress].map(([address, ids]) => sendMail(context, order, 'tickets', address, ids));
}
