import { describe, expect, it } from 'vitest';
import {
  getAgendaSession,
  getSessionStatusEmail,
  registerForSessions,
  runSessionRegistrationAction,
  sendSessionRegistrationStatus,
  unregisterFromSession,
  updateAgendaSession,
  updateSessionStatusEmail,
  type AgendaSession,
  type Body,
  type SessionChoice,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, client } = backendInTests();

const params = { accountId: '77', eventId };
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
const change = async (number: number, changes: Partial<AgendaSession>) => {
  const path = { ...params, sessionId: `session-${number}` };
  const { version } = await client.call(getAgendaSession, { params: path });
  return client.call(updateAgendaSession, { params: path, body: { version, ...changes } });
};
const mateo = 'NL26-4816-1';
const carla = 'NL26-4816-2';
const sentMails = () => backend.db.rows('sentStatusEmails', eventId).all();

describe('status emails', () => {
  it('leave when asked for, filled in and escaped', async () => {
    await change(4, { title: 'Finding <the> Ferry' });
    const { registrations, emailed } = await register(
      [
        [4, mateo],
        [6, mateo],
        [6, carla],
      ],
      true,
    );
    expect(emailed).toBe(2);
    expect(registrations.every(({ emailedDate }) => emailedDate === '2026-02-12T15:00:00.000Z')).toBe(true);
    expect(sentMails()[0]).toMatchObject({
      to: 'mateo.ruiz@providence.example',
      subject: 'Your sessions at Northlight 2026',
    });
    expect(sentMails()[0]?.body).toContain(
      '<li>2026-05-14 10:45 Finding &#60;the&#62; Ferry: REGISTERED</li>',
    );
    expect((await register([[4, mateo]], true)).emailed).toBe(0);
  });

  it('tell both, who leaves and who comes up', async () => {
    const { promoted, emailed } = await leave(12, 'NL26-4793-1', true);
    expect([promoted?.emailedDate, emailed]).toEqual(['2026-02-12T15:00:00.000Z', 2]);
  });

  eachRow<[string, Body<typeof sendSessionRegistrationStatus>, number, number]>([
    ['one session', { sessionIds: ['session-12'] }, 8, 8],
    ['one attendee with several', { ticketIds: ['NL26-4793-1'] }, 1, 7],
    ['those not told yet', { ticketIds: ['NL26-4814-1', 'NL26-4793-1'], onlyUnsent: true }, 1, 3],
  ])('go to %s, one each', async (_, body, emailed, registrations) => {
    const answer = await client.call(sendSessionRegistrationStatus, { params, body });
    expect(answer).toEqual({ emailed, registrations });
    expect(sentMails()).toHaveLength(emailed);
  });

  it('have the words the organizer gave them', async () => {
    const { version } = await client.call(getSessionStatusEmail, { params });
    const write = (changes: object) =>
      client.call(updateSessionStatusEmail, { params, body: { version, ...changes } });
    expect((await failureOf(write({ subject: 'Hi {{firstName}}' }))).failure).toMatchObject({
      field: 'subject',
    });
    expect((await write({ subject: '{{ attendeeName }}: {{eventName}}' })).version).toBe(version + 1);
    expect((await failureOf(write({ subject: 'Late' }))).code).toBe(4090);
    await register([[4, mateo]], true);
    expect(sentMails()[0]?.subject).toBe('Mateo Ruiz: Northlight 2026');
  });
});

describe('a registration action', () => {
  const run = (body: Body<typeof runSessionRegistrationAction>) =>
    client.call(runSessionRegistrationAction, { params, body });

  it('goes as far as it can and counts anew', async () => {
    const answer = await run({
      action: 'REGISTER',
      sessionIds: ['session-12', 'session-4'],
      ticketIds: [mateo, carla, 'NL26-1-1'],
    });
    expect(answer.done).toBe(2);
    expect(answer.refused.map(({ sessionId, ticketId, code }) => [sessionId, ticketId, code])).toEqual([
      ['session-12', mateo, 4012],
      ['session-12', carla, 4012],
      ['session-12', 'NL26-1-1', 4046],
      ['session-4', 'NL26-1-1', 4046],
    ]);
    expect(answer.views).toMatchObject([
      { sessionId: 'session-12', capacity: 6, registered: 6, waitlisted: 2, left: 0 },
      { sessionId: 'session-4', capacity: 120, registered: 6, waitlisted: 0, left: 114 },
    ]);
  });

  it('takes places back, and only counts without tickets', async () => {
    await run({ action: 'UNREGISTER', sessionIds: ['session-14'], ticketIds: ['NL26-4809-3', mateo] });
    const { views, refused } = await run({
      action: 'UNREGISTER',
      sessionIds: ['session-14', 'session-8'],
      ticketIds: [],
    });
    expect(refused).toEqual([]);
    expect(views).toMatchObject([
      { registered: 1, left: 59 },
      { capacity: null, left: null },
    ]);
  });

  // 002 §7, §9.
  it('may take 120 s', () => {
    expect(runSessionRegistrationAction.timeout).toBe(120_000);
  });

  it('needs sessions there are', async () => {
    const unknown = run({ action: 'REGISTER', sessionIds: ['session-99'], ticketIds: [] });
    expect((await failureOf(unknown)).code).toBe(4046);
    const none = await failureOf(run({ action: 'REGISTER', sessionIds: [], ticketIds: [mateo] }));
    expect([none.kind, none.message]).toEqual(['unsent', "Don't have required parameters."]);
  });
});
