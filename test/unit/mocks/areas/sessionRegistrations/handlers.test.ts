import { describe, expect, it } from 'vitest';
import {
  getAgendaSession,
  getSessionRegistrationSettings,
  getSessionTicketRules,
  listAgendaSessions,
  listSessionRegistrations,
  registerForSessions,
  unregisterFromSession,
  updateAgendaSession,
  updateSessionRegistrationSettings,
  updateSessionTicketRules,
  type AgendaSession,
  type Query,
  type SessionChoice,
  type SessionRegistrationUpdate,
  type SessionTicketRule,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, buy, clock, client } = backendInTests();

const params = { accountId: '77', eventId };
const list = (query: Query<typeof listSessionRegistrations>) =>
  client.call(listSessionRegistrations, { params, query });
const register = (choices: [number, string, boolean?][], sendEmail?: boolean) =>
  client.call(registerForSessions, {
    params,
    query: sendEmail === undefined ? {} : { sendEmail },
    body: {
      registrations: choices.map(([session, ticketId, waitlist]): SessionChoice => ({
        sessionId: `session-${session}`,
        ticketId,
        ...(waitlist === undefined ? {} : { waitlist }),
      })),
    },
  });
const leave = (session: number, ticketId: string, sendEmail = false) =>
  client.call(unregisterFromSession, {
    params,
    query: { sessionId: `session-${session}`, ticketId, sendEmail },
  });
const configure = async (changes: Partial<SessionRegistrationUpdate>) => {
  const { version } = await client.call(getSessionRegistrationSettings, { params });
  return client.call(updateSessionRegistrationSettings, { params, body: { version, ...changes } });
};
const change = async (number: number, changes: Partial<AgendaSession>) => {
  const path = { ...params, sessionId: `session-${number}` };
  const { version } = await client.call(getAgendaSession, { params: path });
  return client.call(updateAgendaSession, { params: path, body: { version, ...changes } });
};
const mateo = 'NL26-4816-1';
const carla = 'NL26-4816-2';
describe('the seeded registrations', () => {
  it('keep the rules they were made by', async () => {
    const { items: sessions } = await client.call(listAgendaSessions, { params });
    const { items } = await list({ size: 1000 });
    for (const { id, capacity, registered } of sessions)
      expect({ id, fits: capacity === null || registered <= capacity }).toEqual({ id, fits: true });
    const rows = backend.db.rows('sessionRegistrations', eventId);
    for (const row of items) rows.remove(row.id);
    clock.set('2026-01-12T09:00:00-05:00');
    const choices = items.map(({ sessionId, ticketId, status }) => ({
      sessionId,
      ticketId,
      waitlist: status === 'WAITLISTED',
    }));
    const body = { registrations: choices };
    const { registrations } = await client.call(registerForSessions, { params, body });
    expect(registrations.map(({ attendeeName, email, status }) => [attendeeName, email, status])).toEqual(
      items.map(({ attendeeName, email, status }) => [attendeeName, email, status]),
    );
  });
});

describe('a registration', () => {
  it('is made once, in the attendee’s name', async () => {
    const first = await register([[4, mateo]]);
    expect(first.registrations).toMatchObject([
      {
        sessionId: 'session-4',
        ticketId: mateo,
        attendeeName: 'Mateo Ruiz',
        status: 'REGISTERED',
        email: 'mateo.ruiz@providence.example',
        createdDate: '2026-02-12T15:00:00.000Z',
        emailedDate: null,
      },
    ]);
    expect(
      await register([
        [4, mateo],
        [4, mateo],
      ]),
    ).toMatchObject({
      registrations: [first.registrations[0], first.registrations[0]],
    });
    expect((await list({ ticketId: mateo })).total).toBe(1);
  });

  it('is for tickets sold today, too', async () => {
    const { orderId } = await buy({ 3009: 1 });
    const [ticket] = backend.db.orderBook.get(orderId).tickets;
    const { registrations } = await register([[4, ticket?.id ?? '']]);
    expect(registrations[0]).toMatchObject({ attendeeName: 'Ada Byron', email: 'guest0@example.com' });
  });

  eachRow<[string, [number, string, boolean?][], number]>([
    ['the session is full', [[12, mateo]], 4012],
    ['the ticket type does not open it', [[14, mateo]], 4022],
    [
      'two are at one time',
      [
        [3, mateo],
        [4, mateo],
      ],
      4022,
    ],
    ['one at the same time is there already', [[3, 'NL26-4794-1']], 4022],
    ['the session is a draft', [[23, mateo]], 4091],
    ['the session is cancelled', [[25, mateo]], 4091],
    ['the session is over', [[26, mateo]], 4022],
    ['the order was refunded', [[4, 'NL26-4798-1']], 4022],
    ['there is no such session', [[99, mateo]], 4046],
    ['there is no such ticket', [[4, 'NL26-1-1']], 4046],
  ])('is refused when %s, and nothing else is kept', async (_, choices, code) => {
    const before = (await list({})).total;
    expect((await failureOf(register([[2, carla], ...choices]))).code).toBe(code);
    expect((await list({})).total).toBe(before);
  });

  it('takes the last place once, in one request too', async () => {
    const { registered } = await change(10, { capacity: 5 });
    expect(registered).toBe(4);
    const both = register([
      [10, mateo],
      [10, carla],
    ]);
    expect((await failureOf(both)).code).toBe(4012);
    await register([[10, carla]]);
    expect((await failureOf(register([[10, mateo]]))).code).toBe(4012);
    expect((await list({ sessionId: 'session-10' })).total).toBe(5);
  });

  it('may come as often as the settings say', async () => {
    await configure({ maxSessions: 2 });
    await register([
      [2, mateo],
      [4, mateo],
    ]);
    expect((await failureOf(register([[6, mateo]]))).code).toBe(4022);
    await configure({ maxSessions: null, allowOverlap: true });
    expect((await register([[3, mateo]])).registrations).toHaveLength(1);
  });

  eachRow<[string, Partial<SessionRegistrationUpdate>]>([
    ['before it opens', { opens: '2026-03-01T00:00:00Z' }],
    ['after it closes', { closes: '2026-02-12T15:00:00Z' }],
    ['while it is off', { enabled: false }],
  ])('is refused %s', async (_, changes) => {
    await configure(changes);
    expect((await failureOf(register([[4, mateo]]))).code).toBe(4022);
  });
});

describe('the waitlist', () => {
  it('is served in its order when places are given back', async () => {
    const { registrations } = await register([[12, mateo, true]]);
    expect(registrations[0]?.status).toBe('WAITLISTED');
    expect((await leave(12, 'NL26-4793-1')).promoted?.attendeeName).toBe('Piotr Kowalski');
    expect((await leave(12, 'NL26-4802-2')).promoted?.attendeeName).toBe('Maja Dahl');
    const waiting = await list({ sessionId: 'session-12', status: 'WAITLISTED' });
    expect(waiting.items.map(({ ticketId }) => ticketId)).toEqual([mateo]);
  });

  it('gives nobody a place when one who waits leaves', async () => {
    expect((await leave(12, 'NL26-4802-2')).promoted).toBeNull();
    expect((await failureOf(leave(12, 'NL26-4802-2'))).code).toBe(4046);
  });

  it('is closed when the settings say so', async () => {
    await configure({ waitlist: false });
    expect((await failureOf(register([[12, mateo, true]]))).code).toBe(4012);
  });
});

describe('the list of registrations', () => {
  eachRow<[string, Query<typeof listSessionRegistrations>, number]>([
    ['a session', { sessionId: 'session-12' }, 8],
    ['who waits', { status: 'WAITLISTED' }, 2],
    ['a ticket', { ticketId: 'NL26-4793-1' }, 7],
    ['a company', { search: 'lumen' }, 19],
    ['an email', { search: 'JONAS@KOLONN' }, 8],
  ])('finds %s', async (_, query, total) => {
    expect((await list(query)).total).toBe(total);
  });

  it('tells those who were mailed from those who were not', async () => {
    const [all, mailed, unmailed] = await Promise.all([
      list({}),
      list({ sendEmail: true }),
      list({ sendEmail: false }),
    ]);
    expect(mailed.total + unmailed.total).toBe(all.total);
    expect(unmailed.items.every(({ emailedDate }) => emailedDate === null)).toBe(true);
    expect([all.items.length, all.size]).toEqual([50, 50]);
  });
});

describe('the settings', () => {
  it('are not saved over somebody else’s change, nor upside down', async () => {
    const { version } = await configure({ maxSessions: 3 });
    expect((await failureOf(configure({ version: version - 1 }))).code).toBe(4090);
    const upside = await failureOf(configure({ closes: '2026-01-01T00:00:00Z' }));
    expect(upside.failure).toMatchObject({ code: 4000, field: 'closes' });
    expect((await failureOf(configure({ maxSessions: 0 }))).failure).toMatchObject({ field: 'maxSessions' });
  });
});

describe('ticket rules', () => {
  const replace = (rules: SessionTicketRule[]) =>
    client.call(updateSessionTicketRules, { params, body: { rules } });

  it('are replaced as a whole', async () => {
    await replace([{ sessionId: 'session-4', ticketTypeIds: ['3001', '3001'] }]);
    const { rules } = await client.call(getSessionTicketRules, { params });
    expect(rules).toEqual([{ sessionId: 'session-4', ticketTypeIds: ['3001'] }]);
    expect((await failureOf(register([[4, mateo]]))).code).toBe(4022);
    expect((await register([[14, mateo]])).registrations).toHaveLength(1);
  });

  eachRow<[string, SessionTicketRule[]]>([
    ['rules[0].sessionId', [{ sessionId: 'session-99', ticketTypeIds: ['3001'] }]],
    ['rules[0].ticketTypeIds[1]', [{ sessionId: 'session-4', ticketTypeIds: ['3001', '9'] }]],
    ['rules[0].ticketTypeIds', [{ sessionId: 'session-4', ticketTypeIds: [] }]],
    [
      'rules[1].sessionId',
      [
        { sessionId: 'session-4', ticketTypeIds: ['3001'] },
        { sessionId: 'session-4', ticketTypeIds: ['3002'] },
      ],
    ],
  ])('are refused naming %s', async (field, rules) => {
    expect((await failureOf(replace(rules))).failure).toMatchObject({ code: 4000, field });
    expect((await client.call(getSessionTicketRules, { params })).rules).toHaveLength(4);
  });
});
