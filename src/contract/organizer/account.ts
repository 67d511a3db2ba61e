import { endpoint } from '../endpoint';
import type { Instant, Person } from '../entities';
import * as answers from '../generated/organizer/account';
import type { MemberRole } from './members/entities';

/**
 * Where an account's agreement with the platform stands. 002 §6 names it, its values are ours.
 * PENDING → ACTIVE or ENDED; ACTIVE → SUSPENDED or ENDED; SUSPENDED → ACTIVE or ENDED; ENDED → ACTIVE (renewed).
 * @experimental
 */
export type AgreementStatus = 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'ENDED';

/** The time an account may use the platform for. 002 §6. @experimental */
export interface AccountAgreement {
  startDate: Instant;
  /** Later than `startDate`. Past it, an ACTIVE agreement reads as ENDED. */
  endDate: Instant;
  /** As support set it. */
  status: AgreementStatus;
}

/** How many of each the account may have, or has. 002 §6: set by support. @experimental */
export interface AccountCounts {
  /** Tickets given out, over all events. */
  registrations: number;
  /** The owner and every member. */
  teamMembers: number;
  /** Events of the account, past ones counted. */
  events: number;
}

/** An organizer's account: owns events and has members. 002 §1. @experimental */
export interface Account {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As the organizer’s company calls itself. */
  name: string;
  /** Address of the organizer's own site; `null` when not given. https. */
  website: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA zone that new events begin with. */
  timeZoneId: string;
  /** ISO 4217, what new events are sold in. */
  currencyCode: string;
  /** Where attendees may write to. */
  supportEmail: string;
  agreement: AccountAgreement;
  /** The most that the agreement allows. */
  allowed: AccountCounts;
  createdDate: Instant;
  /** Set by the server with each change; send it back to be notified of changes in between (4090). */
  modifiedDate: Instant;
}

/** An account, and what it has used up of what it is allowed. @experimental */
export interface AccountOverview extends Account {
  used: AccountCounts;
}

/**
 * What members of the account change about it. `agreement` and `allowed` may come along as they were read; only
 * support changes them (002 §6).
 * @experimental
 */
export type AccountChanges = Partial<Omit<Account, 'createdDate'>>;

/** What a person may do: `owner` and `member` work in one account, `support` is the platform's staff (002 §1, §6). @experimental */
export type PersonRole = 'owner' | 'member' | 'support';

/** An account that somebody works in. @experimental */
export interface OwnAccount {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** As the organizer’s company calls itself. */
  name: string;
  /** What they may do there. */
  role: MemberRole;
}

/** Support works in an account that is not theirs. @experimental */
export interface ActingSession {
  /** As the organizer’s company calls itself. */
  accountName: string;
  /** When it began. It ends when support stops, and when they sign out. */
  since: Instant;
}

/** 000 §3 Person (me), as an organizer: who is signed in, and where they work. @experimental */
export interface SignedInPerson extends Person {
  /** Given by the backend and never changed; opaque. */
  id: string;
  /** The account whose pages they see, by their own choice or acting as it; `null` for who signed up as an attendee. */
  accountId: string | null;
  /** They are support, and act as the account of `accountId`; absent otherwise. */
  acting?: ActingSession;
  role: PersonRole;
  /** They opened the mail that was sent to `primary-email`. 002 §6 User verification. */
  verified: boolean;
  createdDate: Instant;
}

/** Where a person was when the password was forgotten; the mail leads back there. The values are ours. @experimental */
export type ResetSource = 'organizer' | 'support' | 'widget';

/** Who asks for the mail that resets a password (002 §3). @experimental */
export interface PasswordResetRequest {
  /** Whose password is forgotten, and where that was said. */
  'login-data': {
    /** Email address. */
    user: string;
    source: ResetSource;
  };
}

/** A new password, with what the mail's link brought (002 §3). @experimental */
export interface PasswordReset {
  /** The password from now on, and where it was chosen. */
  'login-data': {
    /** Eight characters or more, at most 128. The limits are ours. */
    password: string;
    source: ResetSource;
  };
}

/** What somebody changes of themselves; members that are absent stay as they are. @experimental */
export interface ProfileChanges {
  /**
   * As typed.
   * @minLength 1
   * @maxLength 150
   */
  'first-name'?: string;
  /**
   * As typed.
   * @minLength 1
   * @maxLength 150
   */
  'last-name'?: string;
  /** An https address of a picture; empty for none. */
  'photo-url'?: string;
}

/**
 * Read the account of whoever is signed in. Fails: 4001 nobody is; 4042 who is has none. 002 §7 Accounts.
 * @calls 100
 * @experimental
 */
export const getOwnAccount = endpoint<{ ok: AccountOverview; fail: 4001 | 4042 }>()({
  method: 'GET',
  path: '/accounts/~',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.getOwnAccount,
});

/**
 * Change an account; members that are absent stay as they are. 002 §7 Accounts.
 * Fails: 4003 a member that only support may change; 4042 there is no such account, or they do not belong to it; 4090 changed since
 * `modifiedDate`; 4000 a member that is none (an email address, a zone, a country).
 * @calls 101
 * @experimental
 */
export const updateAccount = endpoint<{
  params: { accountId: string };
  body: AccountChanges;
  ok: AccountOverview;
  fail: 4001 | 4003 | 4042 | 4090;
}>()({
  method: 'PUT',
  path: '/accounts/:accountId',
  base: 'api',
  auth: 'account',
  chosenShape: true,
  reads: answers.updateAccount,
});

/**
 * Ask for the mail that a password is chosen anew with. Answers the same whether or not there is such a person, so
 * that nobody learns who has an account. The mail's link carries a hash that works once, for 24 hours; a new mail
 * ends the one before. 002 §7.
 * @calls 102
 * @experimental
 */
export const requestPasswordReset = endpoint<{ body: PasswordResetRequest; ok: null }>()({
  method: 'PUT',
  path: '/person/reset-password',
  base: 'v1',
  chosenShape: true,
});

/**
 * Choose a new password by the hash of the mail's link. Whoever was signed in with the old one no longer is.
 * Fails: 4046 an unknown, used or expired hash; 4022 a password too short or too long. 002 §7.
 * @calls 103
 * @experimental
 */
export const resetPassword = endpoint<{ params: { hash: string }; body: PasswordReset; ok: null }>()({
  method: 'PUT',
  path: '/person/reset-password/:hash',
  base: 'v1',
  chosenShape: true,
});

/**
 * Read who is signed in. Fails: 4001 nobody is. 002 §7.
 * @calls 110
 * @experimental
 */
export const getSignedInPerson = endpoint<{ ok: SignedInPerson; fail: 4001 }>()({
  method: 'GET',
  path: '/person/~',
  base: 'v1',
  auth: 'account',
  chosenShape: true,
  reads: answers.getSignedInPerson,
});

/**
 * Change who is signed in: name and picture. The email address is what they sign in with and stays. Fails: 4001 nobody is signed in;
 * 4000 a name is empty or longer than 150 characters, the picture no https address.
 * @experimental
 */
export const updateSignedInPerson = endpoint<{ body: ProfileChanges; ok: SignedInPerson; fail: 4001 }>()({
  method: 'PUT',
  path: '/person/~',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.updateSignedInPerson,
});

/**
 * The accounts that whoever is signed in works in, by name. Fails: 4001 nobody is.
 * @experimental
 */
export const listOwnAccounts = endpoint<{ ok: { accounts: OwnAccount[] }; fail: 4001 }>()({
  method: 'GET',
  path: '/accounts',
  base: 'api',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.listOwnAccounts,
});

/**
 * Work in another of one’s accounts from now on: its pages are seen, and it is the one that is read as one’s own. It ends acting as an account.
 * Fails: 4001 nobody is signed in; 4042 there is no such account, or they do not belong to it.
 * @experimental
 */
export const openOwnAccount = endpoint<{
  body: {
    /** One of `listOwnAccounts`. */
    accountId: string;
  };
  ok: SignedInPerson;
  fail: 4001 | 4042;
}>()({
  method: 'PUT',
  path: '/person/~/account',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.openOwnAccount,
});
