import type { Account, Instant, SignedInPerson } from '../../../../src/contract';
import { digestOf } from '../../../db/hash';
import type { RecordsOf } from '../../recordsOf';

/** A person, and what is never answered. */
export interface StoredPerson extends SignedInPerson {
  /** `null` for those who sign in with another service only. */
  passwordDigest: string | null;
  verifiedDate: Instant | null;
}

/** A mail under way; `id` is the hash of its link. */
interface StoredPasswordReset {
  id: string;
  personId: string;
  expires: Instant;
}

/** Tables of this area, by name. */
export interface AccountTables {
  /** Of the platform: scope `''`. */
  accounts: Account;
  /** Organizers and support staff. Of the platform: scope `''`. */
  people: StoredPerson;
  /** Of the platform: scope `''`. */
  passwordResets: StoredPasswordReset;
}

const northlight: Account = {
  id: '77',
  name: 'Northlight Conferences',
  website: 'https://northlight.example/',
  country: 'US',
  timeZoneId: 'America/New_York',
  currencyCode: 'USD',
  supportEmail: 'hello@northlight.example',
  agreement: {
    startDate: '2025-09-01T00:00:00-04:00',
    endDate: '2026-09-01T00:00:00-04:00',
    status: 'ACTIVE',
  },
  allowed: { registrations: 5000, teamMembers: 10, events: 12 },
  createdDate: '2021-03-08T09:12:00-05:00',
  modifiedDate: '2025-12-03T14:40:00-05:00',
};

const tidewater: Account = {
  id: '112',
  name: 'Tidewater Studio',
  website: null,
  country: 'CA',
  timeZoneId: 'America/Halifax',
  currencyCode: 'CAD',
  supportEmail: 'events@tidewater.example',
  agreement: {
    startDate: '2026-03-01T00:00:00-04:00',
    endDate: '2027-03-01T00:00:00-04:00',
    status: 'PENDING',
  },
  allowed: { registrations: 200, teamMembers: 5, events: 1 },
  createdDate: '2026-01-26T11:05:00-04:00',
  modifiedDate: '2026-01-26T11:05:00-04:00',
};

const kolonn: Account = {
  id: '131',
  name: 'Kolonn Live',
  website: 'https://kolonn.example/',
  country: 'DE',
  timeZoneId: 'Europe/Berlin',
  currencyCode: 'EUR',
  supportEmail: 'hallo@kolonn.example',
  agreement: {
    startDate: '2025-11-01T00:00:00+01:00',
    endDate: '2026-11-01T00:00:00+01:00',
    status: 'ACTIVE',
  },
  allowed: { registrations: 1000, teamMembers: 5, events: 4 },
  createdDate: '2025-10-14T10:20:00+02:00',
  modifiedDate: '2025-10-14T10:20:00+02:00',
};

type Known = Pick<StoredPerson, 'id' | 'accountId' | 'role' | 'createdDate' | 'verifiedDate'>;

const person = (firstName: string, lastName: string, email: string, known: Known): StoredPerson => ({
  ...known,
  'first-name': firstName,
  'last-name': lastName,
  'primary-email': email,
  verified: known.verifiedDate !== null,
  passwordDigest: digestOf(`${firstName.toLowerCase()} on the pier`),
});

const people: StoredPerson[] = [
  person('Maren', 'Holt', 'maren@northlight.example', {
    id: 'person-maren',
    accountId: '77',
    role: 'owner',
    createdDate: '2021-03-08T09:12:00-05:00',
    verifiedDate: '2021-03-08T09:20:00-05:00',
  }),
  person('Dario', 'Conti', 'dario@northlight.example', {
    id: 'person-dario',
    accountId: '77',
    role: 'member',
    createdDate: '2023-06-19T10:31:00-04:00',
    verifiedDate: '2023-06-19T10:44:00-04:00',
  }),
  person('Wren', 'Abara', 'wren@northlight.example', {
    id: 'person-wren',
    accountId: '77',
    role: 'member',
    createdDate: '2026-02-09T16:02:00-05:00',
    verifiedDate: null,
  }),
  person('Ines', 'Park', 'ines.park@platform.example', {
    id: 'person-ines',
    accountId: '77',
    role: 'support',
    createdDate: '2020-11-02T08:00:00-05:00',
    verifiedDate: '2020-11-02T08:05:00-05:00',
  }),
  person('Sol', 'Marchand', 'sol@tidewater.example', {
    id: 'person-sol',
    accountId: '112',
    role: 'owner',
    createdDate: '2026-01-26T11:05:00-04:00',
    verifiedDate: '2026-01-26T11:11:00-04:00',
  }),
  person('Florian', 'Weiss', 'florian@kolonn.example', {
    id: 'person-florian',
    accountId: '131',
    role: 'owner',
    createdDate: '2025-10-14T10:20:00+02:00',
    verifiedDate: '2025-10-14T10:26:00+02:00',
  }),
];

export const accountRecords: RecordsOf<AccountTables> = {
  accounts: { '': [northlight, tidewater, kolonn] },
  people: { '': people },
  passwordResets: {
    '': [
      { id: 'reset-of-wren-feb-12', personId: 'person-wren', expires: '2026-02-13T09:41:00-05:00' },
      { id: 'reset-of-dario-jan-20', personId: 'person-dario', expires: '2026-01-21T17:15:00-05:00' },
    ],
  },
};
