import type { OwnAccount, Person, PersonRole, SignedInPerson } from '../../../../src/contract';
import { compare, type Db } from '../../../db';
import { Refusal } from '../../../db/refusal';
import type { StoredPerson } from '../seed/account';
import type { StoredWork } from '../seed/signIn';
import { without } from '../../../rules/without';

export { digestOf } from '../../../db/hash';

const shortestPassword = 8;
const maxPasswordLength = 128;

/** Refuses with 4022 what is too short or too long. */
export function passwordDigest(db: Db, password: string): string {
  if (password.length < shortestPassword || password.length > maxPasswordLength)
    throw new Refusal(4022, `A password has ${shortestPassword} to ${maxPasswordLength} characters.`);
  return db.passwords.digest(password);
}

export const personByEmail = (db: Db, email: string): StoredPerson | undefined => {
  const wanted = email.trim().toLowerCase();
  return db
    .rows('people', '')
    .all()
    .find((person) => person['primary-email'].toLowerCase() === wanted);
};

/**
 * Who is signed in, of this visitor: whoever did it last, or, in a world that begins signed in, the first person of the kind.
 * Refuses with 4001.
 */
export function currentPerson(db: Db): StoredPerson {
  if (db.session === 'none') throw new Refusal(4001, 'Please sign in.');
  const people = db.rows('people', '');
  const signIn = db.rows('signIns', '').find(db.visitor);
  const role: PersonRole = db.session === 'support' ? 'support' : 'owner';
  const person =
    (signIn && people.find(signIn.personId)) ?? people.all().find((someone) => someone.role === role);
  if (!person) throw new Refusal(4001, 'Please sign in.');
  return person;
}

/** Where the visitor chose to work, or acts. */
function currentWork(db: Db, personId: string) {
  const work = db.rows('work', '').find(db.visitor);
  return work?.personId === personId ? work : undefined;
}

/** The account whose pages they see. */
export const currentAccountId = (db: Db, { id, accountId }: StoredPerson): string | null =>
  currentWork(db, id)?.accountId ?? accountId;

/** The accounts that somebody belongs to, by name. */
export function accountsOf(db: Db, person: StoredPerson): OwnAccount[] {
  return db
    .rows('accounts', '')
    .all()
    .flatMap(({ id, name }) => {
      const role = roleIn(db, person, id);
      return role ? [{ id, name, role }] : [];
    })
    .sort((a, b) => compare(a.name, b.name));
}

/** By the members of the account; whoever is not among them has the role they signed up with, in that account only. */
function roleIn(db: Db, person: StoredPerson, accountId: string): OwnAccount['role'] | undefined {
  const email = person['primary-email'].toLowerCase();
  const members = db.rows('members', accountId).all();
  const member = members.find((each) => each.email.toLowerCase() === email);
  if (member) return member.role;
  if (person.accountId !== accountId) return undefined;
  return person.role === 'owner' ? 'OWNER' : 'ADMIN';
}

/**
 * People keep to the accounts they belong to, support also to the one they act as. Whoever does not gets the answer to an id that there
 * is not: nobody learns which other accounts there are, or what is theirs. Refuses with 4001.
 */
export function isOwnAccount(db: Db, accountId: string): boolean {
  const person = currentPerson(db);
  return accountId === currentAccountId(db, person) || roleIn(db, person, accountId) !== undefined;
}

/** Works in another account from now on. */
export function workIn(
  db: Db,
  { id: personId }: StoredPerson,
  work: Pick<StoredWork, 'accountId' | 'acting'>,
): void {
  db.keepSession();
  db.rows('work', '').put({ id: db.visitor, personId, ...work });
}

/** Works in their own account again. */
export function endWork(db: Db): void {
  const work = db.rows('work', '');
  if (work.find(db.visitor)) work.remove(db.visitor);
}

/** Whether they act as an account. */
export const isActing = (db: Db): boolean => Boolean(db.rows('work', '').find(db.visitor)?.acting);

/** Who is signed in, as the account sees them whose pages they see. */
export function signedInPerson(db: Db): SignedInPerson {
  const person = currentPerson(db);
  const accountId = currentAccountId(db, person);
  const account = accountId === null ? undefined : db.rows('accounts', '').find(accountId);
  const acting = currentWork(db, person.id)?.acting;
  const role = account && person.role !== 'support' ? roleIn(db, person, account.id) : undefined;
  return {
    ...toPersonResponse(person),
    accountId,
    ...(role && { role: role === 'OWNER' ? 'owner' : 'member' }),
    ...(acting && account && { acting: { accountName: account.name, since: acting.since } }),
  };
}

/** What is known of the buyer: in a shared backend only what the visitor's own session says. */
export function knownBuyer(db: Db): Person | null {
  const signIn = db.rows('signIns', '').find(db.visitor);
  const person = signIn && db.rows('people', '').find(signIn.personId);
  if (!db.isShared || (!person && db.session !== 'none')) return db.world.me;
  if (!person || db.session === 'none') return null;
  const { company, country, 'photo-url': photo } = person;
  return {
    'first-name': person['first-name'],
    'last-name': person['last-name'],
    'primary-email': person['primary-email'],
    ...(company ? { company } : {}),
    ...(country ? { country } : {}),
    ...(photo ? { 'photo-url': photo } : {}),
  };
}

/** A person as others may see them. */
export const toPersonResponse = (person: StoredPerson): SignedInPerson =>
  without(person, 'passwordDigest', 'verifiedDate');

/** Makes them the one who is signed in. Answers a new access token unless one is given. */
export function signIn(db: Db, person: StoredPerson, known?: string): string {
  const token = known ?? db.token(db.nextId('access'), 40);
  db.rows('accessTokens', '').put({ id: token, personId: person.id });
  endWork(db);
  // Whoever knew the session before knows nothing of this one.
  db.beginSession();
  db.rows('signIns', '').put({ id: db.visitor, personId: person.id, token });
  db.session = person.role === 'support' ? 'support' : 'account';
  return token;
}

/** Nobody is signed in any more, and the token no longer works. */
export function signOut(db: Db): void {
  const current = db.rows('signIns', '').find(db.visitor);
  if (current) endToken(db, current.token);
  endWork(db);
  db.session = 'none';
}

/** The person's tokens no longer work; they are signed out where they were signed in. */
export function endTokensOf(db: Db, personId: string): void {
  const tokens = db.rows('accessTokens', '');
  const signIns = db.rows('signIns', '');
  if (signIns.find(db.visitor)?.personId === personId) signOut(db);
  for (const { id } of signIns.all().filter((signIn) => signIn.personId === personId))
    db.rows('sessions', '').put({ id, session: 'none' });
  for (const { id } of tokens.all().filter((token) => token.personId === personId)) endToken(db, id);
}

function endToken(db: Db, token: string): void {
  for (const table of ['webLogins', 'transferredTokens', 'signIns'] as const) {
    const rows = db.rows(table, '');
    for (const row of rows.all()) if (row.token === token) rows.remove(row.id);
  }
  const tokens = db.rows('accessTokens', '');
  if (tokens.find(token)) tokens.remove(token);
}
