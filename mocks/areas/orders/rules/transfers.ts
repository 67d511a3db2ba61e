import type { TransferRequest } from '../../../../src/contract';
import { Refusal, type StoredTicket } from '../../../db';
import { statusOf, type SoldTicket } from '../../../sale/orders';
import { checkEmail, sendMail } from './mails';
import type { RuleContext } from '../../../rules/ruleContext';
import { mustNotBeSwapping } from './swaps';
import { malformed } from '../../../rules/fields';
import { stamp } from '../../../rules/stamp';

/** 001 §9: a name is no longer than a ticket type's. */
const maxNameLength = 80;

/** The ticket goes to somebody else. Refuses with 4000, 4045, 4051 and 4091. */
export function transfer(
  context: RuleContext,
  sold: SoldTicket,
  token: string,
  to: TransferRequest,
): SoldTicket {
  const { db } = context;
  const { order, ticket } = sold;
  if (order.token !== token) throw new Refusal(4045, 'There is no such order.');
  if (statusOf(ticket) !== 'valid')
    throw new Refusal(4091, `Ticket ${ticket.id} is ${statusOf(ticket)}: it can’t be transferred.`);
  mustNotBeSwapping(context, order);
  const email = checkEmail('emailAddress', to.emailAddress);
  const firstName = nameOf('firstName', to.firstName);
  const lastName = nameOf('lastName', to.lastName);
  const isAnother = email.toLowerCase() !== ticket.email.toLowerCase();
  if (db.world.sale.uniqueEmails && isAnother && db.orderBook.hasAttendee(email))
    throw new Refusal(4051, email);
  const date = stamp(context.clock);
  const before = {
    date,
    firstName: ticket.firstName,
    lastName: ticket.lastName,
    email: ticket.email,
  };
  const next: StoredTicket = {
    ...ticket,
    firstName,
    lastName,
    email,
    answers: answersOf(ticket, { firstName, lastName, email }, to.transferRegistrationForm),
    transfers: [...(ticket.transfers ?? []), before],
  };
  const changed = db.orderBook.change(order.id, {
    tickets: order.tickets.map((each) => (each === ticket ? next : each)),
  });
  if (to.sendEmails) {
    if (ticket.email) sendMail(context, changed, 'transferred', ticket.email, [ticket.id]);
    sendMail(context, changed, 'received', email, [ticket.id]);
  }
  return { order: changed, ticket: next };
}

function nameOf(field: string, name: string): string {
  const trimmed = name.trim();
  if (trimmed.length > maxNameLength)
    throw malformed(field, `A name has at most ${maxNameLength} characters`);
  if (trimmed === '') throw malformed(field, 'A name is required');
  return trimmed;
}

/** Who the attendee is always changes; what they answered stays only when it is handed on. */
function answersOf(
  { answers }: StoredTicket,
  person: Record<string, string>,
  handOn: boolean,
): StoredTicket['answers'] {
  return answers
    .filter(({ attributeKey }) => handOn || attributeKey in person)
    .map((entry) => {
      const value = person[entry.attributeKey];
      return value === undefined ? entry : { ...entry, submissionValues: [value] };
    });
}
