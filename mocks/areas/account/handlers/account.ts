import {
  getOwnAccount,
  getSignedInPerson,
  listOwnAccounts,
  openOwnAccount,
  requestPasswordReset,
  resetPassword,
  updateAccount,
  updateSignedInPerson,
  type Account,
  type AccountChanges,
} from '../../../../src/contract';
import type { Clock } from '../../../../src/domain/time/clock';
import type { Db } from '../../../db';
import { handle } from '../../../handle';
import { overviewOf } from '../rules/account';
import { changedAt } from '../../../rules/edits';
import { countryOf, emailOf, httpsOf, malformed, textOf } from '../../../rules/fields';
import {
  accountsOf,
  currentAccountId,
  currentPerson,
  endTokensOf,
  passwordDigest,
  personByEmail,
  signedInPerson,
  workIn,
} from '../rules/people';

const maxNameLength = 150;
const resetLasts = 24 * 60 * 60_000;
const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

export const accountHandlers = [
  handle(getOwnAccount, ({ db, clock, fail }) => {
    const accountId = currentAccountId(db, currentPerson(db));
    const account = accountId === null ? undefined : db.rows('accounts', '').find(accountId);
    return account ? overviewOf(db, account, clock.now()) : fail(4042, 'You have no account.');
  }),

  handle(updateAccount, ({ db, params, body, clock, fail }) => {
    const accounts = db.rows('accounts', '');
    const account = accounts.get(params.accountId);
    const now = clock.now();
    const response = overviewOf(db, account, now);
    for (const name of ['id', 'agreement', 'allowed'] as const)
      if (body[name] !== undefined && !isSame(body[name], response[name]))
        fail(4003, `Only support may change ${name}.`);
    if (body.modifiedDate !== undefined && body.modifiedDate !== account.modifiedDate) fail(4090);
    const changed = accounts.change(account.id, {
      ...checked(body),
      modifiedDate: changedAt(clock, account.modifiedDate),
    });
    return overviewOf(db, changed, now);
  }),

  handle(requestPasswordReset, ({ db, body, clock }) => {
    const person = personByEmail(db, emailOf('login-data.user', body['login-data'].user));
    if (person) sendReset(db, person.id, clock);
    return null;
  }),

  handle(resetPassword, ({ db, params, body, clock, fail }) => {
    const resets = db.rows('passwordResets', '');
    const reset = resets.get(params.hash);
    if (Date.parse(reset.expires) <= clock.now()) fail(4046, 'The link has expired. Ask for a new mail.');
    const digest = passwordDigest(db, body['login-data'].password);
    resets.remove(reset.id);
    endTokensOf(db, reset.personId);
    const { verifiedDate } = db.rows('people', '').get(reset.personId);
    // Who has the mail's link has the address.
    db.rows('people', '').change(reset.personId, {
      passwordDigest: digest,
      verified: true,
      verifiedDate: verifiedDate ?? instant(clock.now()),
    });
    return null;
  }),

  handle(getSignedInPerson, ({ db }) => signedInPerson(db)),

  handle(updateSignedInPerson, ({ db, body }) => {
    const { 'first-name': firstName, 'last-name': lastName, 'photo-url': photo } = body;
    const people = db.rows('people', '');
    const { 'photo-url': known, ...person } = currentPerson(db);
    const address = photo === undefined ? known : photo && httpsOf('photo-url', photo);
    people.put({
      ...person,
      ...(firstName === undefined ? {} : { 'first-name': textOf('first-name', firstName, maxNameLength) }),
      ...(lastName === undefined ? {} : { 'last-name': textOf('last-name', lastName, maxNameLength) }),
      ...(address ? { 'photo-url': address } : {}),
    });
    return signedInPerson(db);
  }),

  handle(listOwnAccounts, ({ db }) => ({ accounts: accountsOf(db, currentPerson(db)) })),

  handle(openOwnAccount, ({ db, body: { accountId }, fail }) => {
    const person = currentPerson(db);
    // Nobody learns which other accounts there are.
    if (!accountsOf(db, person).some(({ id }) => id === accountId)) fail(4042, 'You have no such account.');
    workIn(db, person, { accountId, acting: null });
    return signedInPerson(db);
  }),
];

function sendReset(db: Db, personId: string, clock: Clock): void {
  const resets = db.rows('passwordResets', '');
  for (const { id } of resets.all().filter((reset) => reset.personId === personId)) resets.remove(id);
  const id = db.token(db.nextId('reset'), 40);
  resets.add({ id, personId, expires: instant(clock.now() + resetLasts) });
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const sorted = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b, 'en')))
    : value;

/** The members that a member of the account may change, each as it is saved. Refuses with 4000. */
function checked(body: AccountChanges): Partial<Account> {
  const { name, website, country, timeZoneId, currencyCode, supportEmail } = body;
  return {
    ...(name === undefined ? {} : { name: textOf('name', name) }),
    ...(website === undefined ? {} : { website: website && httpsOf('website', website) }),
    ...(country === undefined ? {} : { country: countryOf('country', country) }),
    ...(timeZoneId === undefined ? {} : { timeZoneId: zoneOf(timeZoneId) }),
    ...(currencyCode === undefined ? {} : { currencyCode: currencyOf(currencyCode) }),
    ...(supportEmail === undefined ? {} : { supportEmail: emailOf('supportEmail', supportEmail) }),
  };
}

function zoneOf(id: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: id });
    return id;
  } catch {
    throw malformed('timeZoneId', 'It is no IANA time zone.');
  }
}

function currencyOf(code: string): string {
  if (!Intl.supportedValuesOf('currency').includes(code))
    throw malformed('currencyCode', 'It is no ISO 4217 currency.');
  return code;
}
