import type {
  InviteEmail,
  InviteOutcome,
  InviteRefusal,
  InviteStatus,
  MemberRole,
  TenantInvite,
  TenantMember,
  TenantStatus,
} from '../../../src/contract';
import type { Clock } from '../../../src/domain/time/clock';
import { isEmail } from '../../../src/domain/text/email';
import { compare, Refusal, type Db } from '../../db';
import type { StoredInvite } from './seed';
import { isSameName } from '../../rules/edits';
import { malformed } from '../../rules/fields';
import { currentPerson } from '../account/rules/people';
import { stamp } from '../../rules/stamp';
import { without } from '../../rules/without';

const openFor = 14 * 24 * 60 * 60 * 1000;

const sentNow = (clock: Clock) => ({
  sent: stamp(clock),
  expires: new Date(clock.now() + openFor).toISOString(),
});

const asItStands = (clock: Clock, invite: StoredInvite): TenantInvite =>
  invite.status === 'PENDING' && Date.parse(invite.expires) <= clock.now()
    ? { ...invite, status: 'EXPIRED' }
    : invite;

/** The invitation of an address. Refuses with 4046. */
function inviteTo(db: Db, accountId: string, email: string): StoredInvite {
  const invite = db
    .rows('invites', accountId)
    .all()
    .find((each) => isSameName(each.email, email));
  if (!invite) throw new Refusal(4046, `${email} has no invitation.`);
  return invite;
}

export function tenantStatus(db: Db, clock: Clock, accountId: string): TenantStatus {
  const invites = db
    .rows('invites', accountId)
    .all()
    .map((invite) => asItStands(clock, invite))
    .sort((a, b) => Date.parse(b.sent) - Date.parse(a.sent));
  const counts: Record<InviteStatus, number> = { PENDING: 0, ACCEPTED: 0, DECLINED: 0, EXPIRED: 0 };
  for (const { status } of invites) counts[status] += 1;
  const invoice = db.rows('tenantInvoices', accountId).find('invoice');
  return {
    invites,
    counts,
    members: db.rows('members', accountId).all().length,
    invoice: invoice ? without(invoice, 'id') : null,
  };
}

/** Members as people look them up. */
export const membersByName = (db: Db, accountId: string): TenantMember[] =>
  db
    .rows('members', accountId)
    .all()
    .sort((a, b) => compare(a.lastName, b.lastName) || compare(a.firstName, b.firstName));

/** Writes to each address that may be invited. Refuses with 4046 when an event is unknown. */
export function invitePeople(db: Db, clock: Clock, accountId: string, people: InviteEmail[]): InviteOutcome {
  const outcome: InviteOutcome = { invited: [], refused: [] };
  for (const { eventIds } of people) checkEvents(db, accountId, eventIds);
  for (const person of people) {
    const reason = whyNot(db, clock, accountId, person.email);
    if (reason) outcome.refused.push({ email: person.email, reason });
    else outcome.invited.push(invite(db, clock, accountId, person));
  }
  return outcome;
}

function whyNot(db: Db, clock: Clock, accountId: string, email: string): InviteRefusal | null {
  const isHere = (row: { email: string }) => isSameName(row.email, email);
  if (!isEmail(email.trim())) return 'INVALID';
  if (db.rows('members', accountId).all().some(isHere)) return 'MEMBER';
  const open = db
    .rows('invites', accountId)
    .all()
    .filter((invite) => asItStands(clock, invite).status === 'PENDING');
  if (open.some(isHere)) return 'INVITED';
  const { teamMembers } = db.rows('accounts', '').get(accountId).allowed;
  return db.rows('members', accountId).all().length + open.length < teamMembers ? null : 'FULL';
}

function invite(db: Db, clock: Clock, accountId: string, person: InviteEmail): TenantInvite {
  const { email, firstName = '', lastName = '', role = 'VIEWER', eventIds = null } = person;
  const rows = db.rows('invites', accountId);
  // An invitation that came to nothing is replaced: there is one to an address.
  const former = rows.all().find((each) => isSameName(each.email, email));
  if (former) rows.remove(former.id);
  const left = db.rows('uninvited', accountId);
  for (const { id } of left.all().filter((each) => isSameName(each.email, email))) left.remove(id);
  return rows.add({
    id: db.nextId('invite'),
    email: email.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    role,
    eventIds: eventsFor(role, eventIds),
    status: 'PENDING',
    timesSent: 1,
    ...sentNow(clock),
    invitedBy: currentPerson(db)['primary-email'],
  });
}

/** Refuses with 4091 when it was accepted. */
export function sendAgain(db: Db, clock: Clock, accountId: string, email: string): TenantInvite {
  const { id, status, timesSent } = inviteTo(db, accountId, email);
  if (status === 'ACCEPTED') throw new Refusal(4091, 'It was accepted.');
  const changes = { status: 'PENDING', timesSent: timesSent + 1, ...sentNow(clock) } as const;
  return db.rows('invites', accountId).change(id, changes);
}

/** Refuses with 4091 when it was accepted. */
export function takeBack(db: Db, clock: Clock, accountId: string, email: string): void {
  const { id, status, firstName, lastName, email: written } = inviteTo(db, accountId, email);
  if (status === 'ACCEPTED') throw new Refusal(4091, 'It was accepted: remove the member instead.');
  db.rows('invites', accountId).remove(id);
  db.rows('uninvited', accountId).add({
    id: db.nextId('uninvited'),
    email: written,
    firstName,
    lastName,
    uninvited: stamp(clock),
  });
}

/** Accepting makes a member. Refuses with 4091 unless it is pending. */
export function answer(
  db: Db,
  clock: Clock,
  accountId: string,
  inviteId: string,
  status: 'ACCEPTED' | 'DECLINED',
): TenantInvite {
  const rows = db.rows('invites', accountId);
  const { email, firstName, lastName, role, eventIds, ...invitation } = asItStands(clock, rows.get(inviteId));
  if (invitation.status !== 'PENDING') throw new Refusal(4091, `It is ${invitation.status.toLowerCase()}.`);
  if (status === 'ACCEPTED')
    db.rows('members', accountId).add({
      id: db.nextId('member'),
      email,
      firstName,
      lastName,
      role,
      eventIds,
      joined: stamp(clock),
    });
  return rows.change(inviteId, { status });
}

/** Refuses with 4091 when nobody would own the account, and with 4046 when an event is unknown. */
export function changeAccess(
  db: Db,
  accountId: string,
  memberId: string,
  { role, eventIds }: Pick<TenantMember, 'role' | 'eventIds'>,
): TenantMember {
  const rows = db.rows('members', accountId);
  const member = rows.get(memberId);
  checkEvents(db, accountId, eventIds);
  if (role !== 'OWNER') checkOwned(db, accountId, member);
  return rows.change(memberId, { role, eventIds: eventsFor(role, eventIds) });
}

/** The address may be invited again. Refuses with 4091 when nobody would own the account. */
export function removeFrom(db: Db, accountId: string, memberId: string): void {
  const rows = db.rows('members', accountId);
  const member = rows.get(memberId);
  checkOwned(db, accountId, member);
  rows.remove(memberId);
  const invites = db.rows('invites', accountId);
  for (const { id } of invites.all().filter((each) => isSameName(each.email, member.email)))
    invites.remove(id);
}

/** Refuses when `member` is the last one who owns the account. */
function checkOwned(db: Db, accountId: string, member: TenantMember): void {
  const owners = db
    .rows('members', accountId)
    .all()
    .filter(({ role }) => role === 'OWNER');
  if (owners.length === 1 && owners[0]?.id === member.id)
    throw new Refusal(4091, 'The account needs an owner.');
}

function checkEvents(db: Db, accountId: string, eventIds: readonly string[] | null | undefined): void {
  for (const eventId of eventIds ?? []) db.rows('events', accountId).get(eventId);
}

const eventsFor = (role: MemberRole, eventIds: string[] | null) =>
  role === 'OWNER' || role === 'ADMIN' ? null : eventIds;

/** Refuses with 4000 a placeholder there is nothing for. */
export function checkPlaceholders(field: string, text: string): void {
  const unknown = (text.match(/\{\{.*?\}\}/g) ?? []).find(
    (each) => !['{{firstName}}', '{{account}}'].includes(each),
  );
  if (unknown) throw malformed(field, `There is nothing for ${unknown}.`);
}
