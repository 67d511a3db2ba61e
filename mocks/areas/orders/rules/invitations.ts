import type { InviteRequest, TicketInvitation } from '../../../../src/contract';
import { checkEmail } from './mails';
import type { RuleContext } from '../../../rules/ruleContext';
import { malformed } from '../../../rules/fields';
import { stamp } from '../../../rules/stamp';

const mostPeople = 500;
const maxMessageLength = 2000;

/** Writes to everybody who has no ticket yet, once each. Refuses with 4000 and 4041. */
export function invite(
  context: RuleContext,
  { people, message, promotionalCode }: InviteRequest,
): TicketInvitation[] {
  const { db, clock } = context;
  if (people.length === 0) throw malformed('people', 'Invite at least one person');
  if (people.length > mostPeople) throw malformed('people', `Invite at most ${mostPeople} people at once`);
  if ((message ?? '').length > maxMessageLength)
    throw malformed('message', `A message has at most ${maxMessageLength} characters`);
  db.promotions.find(promotionalCode, clock.now());
  const byAddress = new Map(
    people.map((person, index) => {
      const emailAddress = checkEmail(`people[${index}].emailAddress`, person.emailAddress);
      return [emailAddress.toLowerCase(), { ...person, emailAddress }] as const;
    }),
  );
  const rows = db.rows('ticketInvitations', db.world.event.id);
  const known = new Map(rows.all().map((row) => [row.emailAddress.toLowerCase(), row]));
  return [...byAddress].map(([address, person]) => {
    const before = known.get(address);
    const isRegistered = db.orderBook.hasAttendee(address);
    return rows.put({
      id: before?.id ?? db.nextId('ticketInvitation'),
      emailAddress: person.emailAddress,
      firstName: person.firstName?.trim() || (before?.firstName ?? ''),
      lastName: person.lastName?.trim() || (before?.lastName ?? ''),
      status: isRegistered ? 'registered' : 'sent',
      sentDate: isRegistered ? (before?.sentDate ?? null) : stamp(context.clock),
      timesSent: (before?.timesSent ?? 0) + (isRegistered ? 0 : 1),
    });
  });
}
