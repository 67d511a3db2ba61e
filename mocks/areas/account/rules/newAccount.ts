import type { Account, Person } from '../../../../src/contract';
import type { Db } from '../../../db';

const year = 365 * 24 * 60 * 60_000;

/** The account of somebody who signs up as an organizer: small, and waiting for support to agree. */
export function newAccount(db: Db, person: Person, now: number): Account {
  const at = new Date(now).toISOString();
  return {
    id: db.nextId('account'),
    name: person.company ?? `${person['first-name']} ${person['last-name']}`,
    website: null,
    country: person.country ?? 'US',
    timeZoneId: 'UTC',
    currencyCode: 'USD',
    supportEmail: person['primary-email'],
    agreement: { startDate: at, endDate: new Date(now + year).toISOString(), status: 'PENDING' },
    allowed: { registrations: 100, teamMembers: 1, events: 1 },
    createdDate: at,
    modifiedDate: at,
  };
}
