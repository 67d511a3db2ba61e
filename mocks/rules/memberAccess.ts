import {
  deleteTenantInvoice,
  updateAccount,
  updateTenantInvoice,
  uploadPicture,
  type Endpoint,
} from '../../src/contract';
import { currentAccountId, currentPerson, isOwnAccount } from '../areas/account/rules/people';
import { Refusal, type Db } from '../db';
import { isSameName } from './edits';

const ofOwners = new Set<Endpoint>([updateAccount, updateTenantInvoice, deleteTenantInvoice]);
/** Members, invitations and what else belongs to the account as such. */
const isOfAdmins = ({ path }: Endpoint) => path.startsWith('/tenant/');
const isRead = ({ method, path }: Endpoint) =>
  method === 'GET' ||
  (method === 'POST' &&
    /\/(search|searchIds|aggregate|count|check|preview|export|version|runQuery|lookerEmbed)$/.test(path));

/** Parameters and members of a call by name: where it says which account and event it is about. */
type Named = Readonly<Record<string, unknown>>;

/** About whoever calls, whatever their role in an account is. */
const isOfCaller = (endpoint: Endpoint) =>
  endpoint.path.startsWith('/person/~') || endpoint === uploadPicture;

/**
 * Organizers call for the accounts that are theirs; others, and their events, are not there. Refuses with 4040 and 4042, in the words
 * for an id that there is not.
 */
export function mustBeOwn(db: Db, endpoint: Endpoint, named: Named): void {
  const { accountId } = named;
  if (isOfCaller(endpoint)) return;
  if (typeof accountId === 'string') {
    if (!db.hasAccount(accountId) || !isOwnAccount(db, accountId))
      throw new Refusal(4042, 'There is no such account.');
    return;
  }
  const owner = ownerOf(db, named);
  if (owner !== undefined && !isOwnAccount(db, owner)) throw new Refusal(4040, 'There is no such event.');
}

/** The account of the event that is named. */
const ownerOf = (db: Db, { eventId }: Named): string | undefined =>
  typeof eventId === 'string' && db.hasEvent(eventId) ? db.of(eventId).world.event['account-id'] : undefined;

/**
 * Members do what `MemberRole` says: owners everything, admins all but the account and who pays for it, editors what is of the events
 * they are given, viewers nothing but read: each in the account that the call is about. Whoever it does not list as a member is its
 * owner. Refuses with 4003.
 */
export function mustHaveAccess(db: Db, endpoint: Endpoint, named: Named): void {
  if (isOfCaller(endpoint)) return;
  const { eventId } = named;
  const person = currentPerson(db);
  const account =
    typeof named['accountId'] === 'string'
      ? named['accountId']
      : (ownerOf(db, named) ?? currentAccountId(db, person) ?? '');
  const member = db
    .rows('members', account)
    .all()
    .find((one) => isSameName(one.email, person['primary-email']));
  if (!member || member.role === 'OWNER') return;
  if (typeof eventId === 'string' && member.eventIds?.includes(eventId) === false)
    throw new Refusal(4003, 'You are not given this event.');
  if (isRead(endpoint)) return;
  if (ofOwners.has(endpoint)) throw new Refusal(4003, 'This is for owners of the account.');
  if (member.role === 'ADMIN') return;
  if (isOfAdmins(endpoint)) throw new Refusal(4003, 'This is for admins of the account.');
  if (member.role === 'VIEWER') throw new Refusal(4003, 'You may read this and not change it.');
}
