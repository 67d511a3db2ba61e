import { describe, expect } from 'vitest';
import {
  getMobileApp,
  getRegistrationVersions,
  getTicket,
  listOrders,
  listTags,
  resetPoll,
  runLookerQuery,
  searchPaymentProcessors,
} from '../../../../src/contract';
import { eachRow } from '../../../eachRow';
import { backendInTests, failureOf } from '../backend';

const { backend, client } = backendInTests();

interface Row {
  thing: string;
  request: (id: string) => Promise<unknown>;
  /** Of the conference's account. */
  id: string;
  code: number;
}

/** Every way in which a call says what it is about. */
const rows: Row[] = [
  {
    thing: 'an account in the path',
    request: (accountId) => client.call(listTags, { params: { accountId } }),
    id: '77',
    code: 4042,
  },
  {
    thing: 'an account in the query',
    request: (accountId) =>
      client.call(searchPaymentProcessors, {
        query: { accountId },
        body: { page: 0, size: 10, criteria: {}, orders: {} },
      }),
    id: '77',
    code: 4042,
  },
  {
    thing: 'an account in the query, beside an event',
    request: (accountId) => client.call(getMobileApp, { query: { accountId, eventId: '1001' } }),
    id: '77',
    code: 4042,
  },
  {
    thing: 'an account in the body',
    request: (accountId) =>
      client.call(runLookerQuery, {
        body: { accountId, queryName: 'totals', queryParams: { eventId: '1001' } },
      }),
    id: '77',
    code: 4042,
  },
  {
    thing: 'an event in the path',
    request: (eventId) => client.call(listOrders, { params: { eventId } }),
    id: '1001',
    code: 4040,
  },
  {
    thing: 'an event in the body',
    request: (eventId) => client.call(getRegistrationVersions, { body: { eventIds: [eventId] } }),
    id: '1001',
    code: 4040,
  },
  {
    thing: 'a ticket, whose event is not named',
    request: (ticketId) => client.call(getTicket, { params: { ticketId } }),
    id: 'NL26-4817-1',
    code: 4046,
  },
  {
    thing: 'a poll, whose event is not named',
    request: (pollId) => client.call(resetPoll, { params: { pollId } }),
    id: 'poll-concert',
    code: 4046,
  },
];

/** Signs somebody in, as this window's own session. */
const signIn = (personId: string) => {
  const { db } = backend;
  db.rows('signIns', '').put({ id: db.visitor, personId, token: `token of ${personId}` });
  db.session = 'account';
};

/** FAULTS A32: nobody learns which ids there are in other accounts. */
describe('what is of another account', () => {
  eachRow(rows)('is not there, as an unknown id is not: $thing', async ({ request, id, code }) => {
    signIn('person-sol');
    const { status, failure } = await failureOf(request(id));
    const unknown = await failureOf(request('none'));
    expect({ status, code: failure?.code }).toEqual({ status: 404, code });
    expect(JSON.stringify(failure).replaceAll(id, 'none')).toBe(JSON.stringify(unknown.failure));
    signIn('person-maren');
    await request(id);
  });
});
