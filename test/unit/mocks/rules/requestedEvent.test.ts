import { expect, it } from 'vitest';
import { getTicket, resetPoll, searchPaymentProcessors } from '../../../../src/contract';
import { backendInTests, failureOf } from '../backend';

const { backend, client } = backendInTests();

/** Of the conference's account: somebody else’s, to a member of another one. */
const calls = {
  'an account that the query names': () =>
    client.call(searchPaymentProcessors, {
      query: { accountId: '77' },
      body: { page: 0, size: 10, criteria: {}, orders: {} },
    }),
  'a ticket, whose event is not named': () => client.call(getTicket, { params: { ticketId: 'NL26-4817-1' } }),
  'a poll, whose event is not named': () => client.call(resetPoll, { params: { pollId: 'poll-concert' } }),
};

/** Signs somebody in, as this window's own session. */
const signIn = (personId: string) => {
  const { db } = backend;
  db.rows('signIns', '').put({ id: db.visitor, personId, token: `token of ${personId}` });
  db.session = 'account';
};

/** FAULTS A32: the address of these calls names no account, so that nothing else asks whose they are. */
it.each(Object.entries(calls))(
  '%s is refused to members of another account, and not to its own',
  async (_, request) => {
    signIn('person-sol');
    expect(await failureOf(request())).toMatchObject({ status: 403, code: 4003 });
    signIn('person-maren');
    await request();
  },
);
