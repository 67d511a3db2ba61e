import type { Instant, SignInService } from '../../../../src/contract';
import type { Session } from '../../../db/session';
import { digestOf } from '../../../db/hash';
import type { RecordsOf } from '../../recordsOf';

/** `id` is the token. */
interface StoredAccessToken {
  id: string;
  personId: string;
}

/** What a visitor may do; `id` is the visitor's session. In a browser's own world there is none. */
interface StoredSession {
  id: string;
  session: Session;
}

/** Who is signed in; `id` is the visitor's session, or `browser`. */
interface StoredSignIn {
  id: string;
  personId: string;
  /** The access token. */
  token: string;
}

/** `id` is the web login token. */
interface StoredWebLogin {
  id: string;
  /** The access token. */
  token: string;
  personId: string;
  expires: Instant;
}

/** What one site dropped for the next; `id` is the visitor's session, or `browser`. */
interface StoredTransfer {
  id: string;
  /** The access token. */
  token: string;
  preview: boolean;
  expires: Instant;
}

/** A service somebody can sign in with; `id` is `{provider}:{userId}`. */
export interface StoredServiceToken {
  id: string;
  personId: string;
  provider: SignInService;
  userId: string;
  key: string;
  secretDigest: string;
  refreshTokenDigest: string | null;
  connectedDate: Instant;
}

/** A certificate as it can be opened; `id` is its base64. */
interface StoredCertificate {
  id: string;
  passwordDigest: string;
  subject: string;
  notAfter: Instant;
}

/** Where a visitor works; `id` is the visitor's session, or `browser`. Without it they work in their own account. */
export interface StoredWork {
  id: string;
  /** Whoever signs in after them works where they do. */
  personId: string;
  accountId: string;
  /** `null`: it is one of their accounts. */
  acting: { since: Instant; reason: string } | null;
}

/** Tables of this area, by name; all of the platform: scope `''`. */
export interface SignInTables {
  accessTokens: StoredAccessToken;
  sessions: StoredSession;
  signIns: StoredSignIn;
  work: StoredWork;
  webLogins: StoredWebLogin;
  transferredTokens: StoredTransfer;
  serviceTokens: StoredServiceToken;
  certificates: StoredCertificate;
}

const accessOfMaren = 'maren-signed-in-on-feb-12';
const accessOfInes = 'ines-signed-in-on-feb-12';

const service = (
  personId: string,
  provider: SignInService,
  userId: string,
  connectedDate: Instant,
): StoredServiceToken => ({
  id: `${provider}:${userId}`,
  personId,
  provider,
  userId,
  key: `${provider} key of ${userId}`,
  secretDigest: digestOf(`${provider} secret of ${userId}`),
  refreshTokenDigest: null,
  connectedDate,
});

export const signInRecords: RecordsOf<SignInTables> = {
  accessTokens: {
    '': [
      { id: accessOfMaren, personId: 'person-maren' },
      { id: accessOfInes, personId: 'person-ines' },
    ],
  },
  sessions: { '': [] },
  signIns: { '': [] },
  work: { '': [] },
  webLogins: {
    '': [
      {
        id: 'web-login-of-maren',
        token: accessOfMaren,
        personId: 'person-maren',
        expires: '2026-02-12T10:52:00-05:00',
      },
    ],
  },
  transferredTokens: { '': [] },
  serviceTokens: {
    '': [
      service('person-maren', 'linkedin', 'maren-holt', '2023-05-02T09:00:00-04:00'),
      service('person-maren', 'stripe', 'acct_northlight', '2024-01-15T13:22:00-05:00'),
      service('person-ines', 'linkedin', 'ines-park', '2021-01-11T09:30:00-05:00'),
      service('person-dario', 'facebook', 'dario.conti.77', '2023-06-20T08:10:00-04:00'),
    ],
  },
  certificates: {
    '': [
      {
        id: 'MBROb3J0aGxpZ2h0IGFwcCBwdXNoIA==',
        passwordDigest: digestOf('lantern'),
        subject: 'Apple Push Services: example.northlight.app',
        notAfter: '2026-11-30T23:59:59Z',
      },
      {
        id: 'MBROb3J0aGxpZ2h0IGFwcCAyMDI0IA==',
        passwordDigest: digestOf('lantern'),
        subject: 'Apple Push Services: example.northlight.app2024',
        notAfter: '2025-11-30T23:59:59Z',
      },
    ],
  },
};
