import type { Account, AccountCounts, AccountOverview, AgreementStatus } from '../../../../src/contract';
import type { Db } from '../../../db';
import { asItIs } from '../../events/rules';

/** Ids of the account's events, the scenario's included. */
export function eventIdsOf(db: Db, accountId: string): Set<string> {
  const onSale = db.sales().flatMap(({ world }) => world.event);
  const own = onSale.filter((event) => event['account-id'] === accountId);
  return new Set([...own, ...db.rows('events', accountId).all()].map(({ id }) => id));
}

/** As it is at this moment: an agreement in force ends by itself. */
export const agreementStatus = ({ agreement }: Account, now: number): AgreementStatus =>
  agreement.status === 'ACTIVE' && Date.parse(agreement.endDate) <= now ? 'ENDED' : agreement.status;

/** The account with what it has used, as it is at this moment. */
export const overviewOf = (db: Db, account: Account, now: number): AccountOverview => ({
  ...account,
  agreement: { ...account.agreement, status: agreementStatus(account, now) },
  used: usedBy(db, account.id),
});

/** Counted from what is there. Tickets given back don't count. */
export const usedBy = (db: Db, accountId: string): AccountCounts => ({
  registrations: db
    .rows('events', accountId)
    .all()
    .reduce((sum, event) => sum + asItIs(db, event)['registration-count'], 0),
  teamMembers: teamMembers(db, accountId),
  events: eventIdsOf(db, accountId).size,
});

/** The owner is one, invited or not. */
function teamMembers(db: Db, accountId: string): number {
  const owners = db
    .rows('people', '')
    .all()
    .filter((person) => person.accountId === accountId && person.role === 'owner')
    .map((person) => person['primary-email']);
  const members = db
    .rows('members', accountId)
    .all()
    .map(({ email }) => email);
  return new Set([...owners, ...members].map((email) => email.toLowerCase())).size;
}

/** Where an agreement may go from a status. */
export const agreementMoves: Readonly<Record<AgreementStatus, readonly AgreementStatus[]>> = {
  PENDING: ['ACTIVE', 'ENDED'],
  ACTIVE: ['SUSPENDED', 'ENDED'],
  SUSPENDED: ['ACTIVE', 'ENDED'],
  ENDED: ['ACTIVE'],
};
