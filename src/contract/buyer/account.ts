import type { SignedInPerson } from '../organizer/account';
import { endpoint } from '../endpoint';
import type { Instant } from '../entities';
import { needs } from '../needs';
import * as answers from '../generated/buyer/account';

/** Services a person may sign in with, or connect. 000 §7. @public */
export type SignInService = 'linkedin' | 'eventbrite' | 'facebook' | 'twitter' | 'stripe';

/** What another service gave for one of its users. 000 §7. `key`, `secret` and `refreshToken` are never answered. @public */
export interface ServiceToken {
  /** The service’s public half of the pair. */
  key: string;
  /** Absent where the service has none. */
  refreshToken?: string;
  /** The service’s secret half of the pair; never answered. */
  secret: string;
  /** The person's id at the service. */
  userId: string;
  provider: SignInService;
}

/** A service that a person can sign in with from now on. @public */
export interface ConnectedService {
  provider: SignInService;
  /** The person's id at the service. */
  userId: string;
  connectedDate: Instant;
}

/** Who signs up. 000 §7 Person, and for those without another service a password. @public */
export interface NewPerson {
  /** Given name, as typed. */
  'first-name': string;
  /** Family name, as typed. */
  'last-name': string;
  /** The address to sign in with; nobody else has it. */
  'primary-email': string;
  /** Becomes the name of the account with `organizer`. */
  company?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** An https address of a picture; absent without one. */
  'photo-url'?: string;
  /** Eight characters or more, at most 128. Needed without an `Authorization` header. */
  password?: string;
}

/** Email and password. The members are ours (002 §7 shows the answer only). @public */
export interface PasswordSignIn {
  /** Email address. */
  user: string;
  /** As typed; never stored or answered as it is. */
  password: string;
}

/** What a web login token stands for. @public */
export interface WebLogin {
  /** The access token, as the `x-bz-access-token` header carries it. */
  token: string;
  /** Who signed in. */
  personId: string;
  /** Account the person works for; `null` for an attendee. */
  accountId: string | null;
  /** When the web login token ends; the access token goes on. */
  expires: Instant;
}

/** An access token on its way from one of the platform's sites to another. 002 §7. @public */
export interface TransferredToken {
  /** Access token, secret; kept in the cookie of the page that picked it up. */
  token: string;
  /** The other site opens as its visitors will see it once published. */
  preview: boolean;
}

/** A certificate to be checked. 002 §5: both are needed. @public */
export interface CertificateProof {
  /** PKCS#12, in base64. */
  cert: string;
  /** The certificate's password. */
  cred: string;
}

/** What a check of a certificate found. @public */
export interface CertificateCheck {
  /** It can be read, and its end is not reached. */
  valid: boolean;
  /** Why not; `null` for a valid one. */
  reason: 'wrongPassword' | 'expired' | 'unknown' | null;
  /** Whom it names; `null` unless the password opened it. */
  subject: string | null;
  /** Its last moment; `null` unless the password opened it. */
  notAfter: Instant | null;
}

/**
 * Connect another service to whoever is signed in, to sign in with later. A service's earlier token is replaced.
 * Fails: 4001 nobody is signed in; 4022 the service's user is connected to another person. 000 §7.
 * @calls 015
 * @public
 */
export const saveServiceToken = endpoint<{ body: ServiceToken; ok: ConnectedService; fail: 4001 }>()({
  method: 'PUT',
  path: '/person/~/tokens',
  base: 'v1',
  auth: 'account',
  chosenShape: true,
  reads: answers.saveServiceToken,
});

/**
 * Sign in with another service. The `Authorization` header carries provider, key and secret, or the provider and the
 * member's id there; the answer is the `x-bz-access-token` header. Fails: 4001 nobody is known by it. 000 §7.
 * @calls 016
 * @public
 */
export const createAccessToken = endpoint<{ ok: string; fail: 4001 }>()({
  method: 'POST',
  path: '/auth/access-token',
  base: 'v1',
  auth: 'provider',
  answersHeader: 'x-bz-access-token',
});

/**
 * Sign out: the access token no longer works. Does nothing when nobody is signed in. 000 §7, 002 §7.
 * @calls 018 109
 * @public
 */
export const deleteAccessToken = endpoint<{ ok: null }>()({
  method: 'DELETE',
  path: '/auth/access-token',
  base: 'v1',
});

/**
 * Sign up. The `Authorization` header is that of signing in, and connects the service; without one a password is
 * needed. With `organizer` an account is made for the person. Signs nobody in.
 * Fails: 4000 no email address; 4022 the address or the service's user is known already, or the password is too short;
 * 4001 the header is none. 000 §7.
 * @calls 017
 * @public
 */
export const createPerson = endpoint<{
  query: {
    /** With true the person gets an account of their own. */
    organizer?: boolean;
  };
  body: NewPerson;
  ok: SignedInPerson;
  fail: 4001;
}>()({
  method: 'POST',
  path: '/person',
  base: 'v1',
  auth: 'provider',
  chosenShape: true,
  reads: answers.createPerson,
});

/**
 * Pick up the access token that another site dropped for this browser, and be signed in by it. Works once, within a
 * minute. Fails: 4046 there is none. 002 §7.
 * @calls 104
 * @public
 */
export const pickTransferredToken = endpoint<{ ok: TransferredToken; fail: 4046 }>()({
  method: 'POST',
  path: '/auth/transfer/pick',
  base: 'v1',
  chosenShape: true,
  reads: answers.pickTransferredToken,
});

/**
 * Drop an access token for the platform's next site in this browser. A later one replaces it.
 * Fails: 4001 the token does not work (any more). 002 §7.
 * @calls 106
 * @public
 */
export const dropTransferredToken = endpoint<{ body: TransferredToken; ok: null; fail: 4001 }>()({
  method: 'POST',
  path: '/auth/transfer/drop',
  base: 'v1',
  required: needs('token'),
});

/**
 * Sign in with email and password. Answers a web login token, which `getWebLogin` reads for an hour.
 * Fails: 4001 the two don't go together. 002 §7.
 * @calls 105
 * @public
 */
export const createWebLoginToken = endpoint<{
  body: PasswordSignIn;
  ok: {
    /** Secret and short-lived: exchanged by `getWebLogin`. */
    token: string;
  };
  fail: 4001;
}>()({
  method: 'POST',
  path: '/login/get-token',
  base: 'v1',
  chosenShape: true,
  reads: answers.createWebLoginToken,
});

/**
 * Read what a web login token stands for: the access token, and whose it is. Changes nothing.
 * Fails: 4046 unknown, expired or signed out. 002 §7.
 * @calls 107
 * @public
 */
export const getWebLogin = endpoint<{
  query: {
    /** As `createWebLoginToken` answered it. */
    webLoginToken: string;
  };
  ok: WebLogin;
  fail: 4046;
}>()({
  method: 'GET',
  path: '/login/token-json',
  base: 'v1',
  chosenShape: true,
  required: needs('webLoginToken'),
  reads: answers.getWebLogin,
});

/**
 * Check that a password opens a certificate, and that the certificate is in force. Keeps neither.
 * Fails: 4000 one of the two is missing, or `cert` is no certificate. 002 §5, §7.
 * @calls 108
 * @public
 */
export const verifyCertificate = endpoint<{ body: CertificateProof; ok: CertificateCheck }>()({
  method: 'POST',
  path: '/auth/cert/verify',
  base: 'v1',
  auth: 'account',
  chosenShape: true,
  required: { cert: 'Certificate is required', cred: 'Password is required' },
  reads: answers.verifyCertificate,
});
