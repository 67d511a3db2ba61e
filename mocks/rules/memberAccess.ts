import { deleteTenantInvoice, updateAccount, updateTenantInvoice, type Endpoint } from '../../src/contract';
import { currentAccountId, currentPerson } from '../areas/account/rules/people';
import { Refusal, type Db } from '../db';
import { isSameName } from './edits';

const ofOwners = new Set<Endpoint>([updateAccount, updateTenantInvoice, deleteTenantInvoice]);
/** Members, invitations and what else belongs to the account as such. */
const isOfAdmins = ({ path }: Endpoint) => path.startsWith('/tenant/');
const isRead = ({ method, path }: Endpoint) =>
  method === 'GET' ||
  (method === 'POST' &&
    /\/(search|searchIds|aggregate|count|check|preview|export|version|runQuery|lookerEmbed)$/.test(path));

/**
 * Members do what `MemberRole` says: owners everything, admins all but the account and who pays for it, editors what is of the events
 * they are given, viewers nothing but read. Whoever the account does not list as a member is its owner. Refuses with 4003.
 */
export function mustHaveAccess(db: Db, endpoint: Endpoint, { eventId }: Record<string, string>): void {
  const person = currentPerson(db);
  const member = db
    .rows('members', currentAccountId(db, person) ?? '')
    .all()
    .find((one) => isSameName(one.email, person['primary-email']));
  if (!member || member.role === 'OWNER') return;
  if (eventId !== undefined && member.eventIds?.includes(eventId) === false)
    throw new Refusal(4003, 'You are not given this event.');
  if (isRead(endpoint)) return;
  if (ofOwners.has(endpoint)) throw new Refusal(4003, 'This is for owners of the account.');
  if (member.role === 'ADMIN') return;
  if (isOfAdmins(endpoint)) throw new Refusal(4003, 'This is for admins of the account.');
  if (member.role === 'VIEWER') throw new Refusal(4003, 'You may read this and not change it.');
}
