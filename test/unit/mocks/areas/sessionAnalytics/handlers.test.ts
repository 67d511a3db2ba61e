import { describe, expect, it } from 'vitest';
import { download } from '../../../../../src/client';
import {
  deleteAgendaSession,
  exportAgendaAnalytics,
  exportAttendeeAnalytics,
  exportChats,
  exportFeedback,
  exportQuizzes,
  getAttendeeAnalytics,
  getCompanyAnalytics,
  getSessionAnalytics,
  listSessionFeedback,
  unregisterFromSession,
  type Query,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { sheetRows } from '../sheetRows';

const { client } = backendInTests();

const params = { accountId: '77', eventId };
const sessions = (query: Query<typeof getSessionAnalytics>) =>
  client.call(getSessionAnalytics, { params, query });
const companies = (query: Query<typeof getCompanyAnalytics>) =>
  client.call(getCompanyAnalytics, { params, query });
const attendees = (query: Query<typeof getAttendeeAnalytics>) =>
  client.call(getAttendeeAnalytics, { params, query });
const feedback = (query: Query<typeof listSessionFeedback>) =>
  client.call(listSessionFeedback, { params, query });

describe('session analytics', () => {
  it('count who registered, came, wrote and rated', async () => {
    const { items, total } = await sessions({ orderBy: 'attended', sortOrder: 'DESC', limit: 1 });
    expect(total).toBe(29);
    expect(items).toEqual([
      {
        sessionId: 'session-26',
        title: 'Prelude: Lettering a Shopfront',
        start: '2026-01-22T18:00:00-05:00',
        registered: 4,
        attended: 6,
        attendanceRate: 150,
        minutes: 271,
        averageMinutes: 45.2,
        chatMessages: 6,
        feedbackCount: 6,
        averageRate: 3.8,
      },
    ]);
  });

  it('have no rates of nothing', async () => {
    const { items } = await sessions({ orderBy: 'title', limit: 1000 });
    expect(items.find(({ sessionId }) => sessionId === 'session-8')).toMatchObject({
      registered: 0,
      attended: 0,
      attendanceRate: null,
      averageMinutes: null,
      averageRate: null,
    });
  });

  it('follow the rows they are counted from', async () => {
    await client.call(unregisterFromSession, {
      params,
      query: { sessionId: 'session-26', ticketId: 'NL26-4793-1' },
    });
    const { items } = await sessions({ orderBy: 'attended', sortOrder: 'DESC', limit: 1 });
    expect(items[0]).toMatchObject({ registered: 3, attendanceRate: 200 });
    await client.call(deleteAgendaSession, { params: { ...params, sessionId: 'session-26' } });
    const after = await sessions({ orderBy: 'attended', sortOrder: 'DESC', limit: 1 });
    expect([after.total, after.items[0]?.sessionId]).toEqual([28, 'session-27']);
  });

  it('come in stretches, by start as nothing else is said', async () => {
    const all = (await sessions({ limit: 100 })).items.map(({ sessionId }) => sessionId);
    expect(all.slice(0, 5)).toEqual(['session-26', 'session-27', 'session-28', 'session-29', 'session-1']);
    const second = await sessions({ offset: 3, limit: 2 });
    expect(second.items.map(({ sessionId }) => sessionId)).toEqual(all.slice(3, 5));
    expect(second).toMatchObject({ total: 29, offset: 3, limit: 2 });
    expect(await sessions({ offset: 29 })).toMatchObject({ items: [], limit: 25 });
  });

  it('refuse an order there is not', async () => {
    const query = { orderBy: 'mood' } as unknown as Query<typeof getSessionAnalytics>;
    expect((await failureOf(sessions(query))).failure).toMatchObject({ code: 4000, field: 'orderBy' });
  });
});

describe('company analytics', () => {
  it('add up the people of a company', async () => {
    const { items } = await companies({ orderBy: 'minutes', sortOrder: 'DESC', limit: 2 });
    expect(items).toEqual([
      { company: 'Lumen Lab', attendees: 4, registrations: 19, sessionsAttended: 4, minutes: 193 },
      { company: 'Fjordtype', attendees: 2, registrations: 11, sessionsAttended: 2, minutes: 120 },
    ]);
  });

  it('are sorted by name, and know nobody without one', async () => {
    const names = (await companies({})).items.map(({ company }) => company);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    expect(names).not.toContain('');
  });
});

describe('attendee analytics', () => {
  it('count what each did', async () => {
    const { items } = await attendees({ orderBy: 'chatMessages', sortOrder: 'DESC', limit: 50 });
    const sofia = items.find(({ ticketId }) => ticketId === 'NL26-4795-2');
    expect(sofia).toEqual({
      ticketId: 'NL26-4795-2',
      attendeeName: 'Sofia Marchetti',
      email: 'sofia.sofia@marchetti.example',
      company: 'Studio Marchetti',
      registrations: 4,
      sessionsAttended: 1,
      minutes: 58,
      chatMessages: 2,
      quizAnswers: 2,
      rightAnswers: 2,
    });
  });
});

describe('the feedback', () => {
  it('comes eight at a time, the lowest rate first', async () => {
    const { items, total, size } = await feedback({});
    expect([items.length, total, size]).toEqual([8, 11, 8]);
    expect(items.map(({ rate }) => rate)).toEqual([1, 2, 3, 4, 4, 4, 4, 5]);
    expect((await feedback({ page: 1 })).items.map(({ rate }) => rate)).toEqual([5, 5, 5]);
  });

  it('can be sorted otherwise, and be of one session', async () => {
    const newest = { sort: 'createdDate', order: 'descending', pageSize: 1 } as const;
    expect((await feedback(newest)).items[0]?.attendeeName).toBe('Ingrid Solberg');
    expect((await feedback({ sessionId: 'session-26' })).total).toBe(6);
    expect((await failureOf(feedback({ sessionId: 'session-99' }))).code).toBe(4046);
  });
});

describe('the exports', () => {
  it('of chats may take 90 s, that of the agenda 1,000,000 ms', () => {
    expect([exportChats.timeout, exportAgendaAnalytics.timeout]).toEqual([90_000, 1_000_000]);
  });

  it('hold the quizzes’ answers', async () => {
    const file = await download(client, exportQuizzes, { params, query: { sessionId: 'session-26' } });
    const [head, first] = await sheetRows(file);
    expect(file.name).toBe('quizzes.xlsx');
    expect(head).toEqual(['Session', 'Quiz', 'Question', 'Attendee', 'Answer', 'Right', 'Answered']);
    expect(first?.slice(2)).toEqual([
      ...['What is snapped to mark a straight line?', 'Ingrid Solberg', 'A chalk line', 'yes'],
      '2026-01-22 18:50',
    ]);
  });

  it('hold the chats, and no formula', async () => {
    const { file, name } = await download(client, exportChats, { params });
    const lines = (await file.text()).split('\r\n');
    expect([name, lines.length, lines[0]]).toEqual(['chats.csv', 13, 'Session,Sent,Attendee,Message']);
    expect(lines[4]).toContain("'=lovely");
  });

  it('hold the feedback of one session', async () => {
    const rows = await sheetRows(
      await download(client, exportFeedback, { params, query: { sessionId: 'session-27' } }),
    );
    expect(rows.map(([, name, rate]) => [name, rate]).slice(1, 3)).toEqual([
      ['Daniel Okafor', '5'],
      ['Wei Chen', '4'],
    ]);
    expect(rows).toHaveLength(6);
  });

  it('hold every attendee and every session', async () => {
    const people = await sheetRows(await download(client, exportAttendeeAnalytics, { params }));
    expect(people).toHaveLength((await attendees({})).total + 1);
    const agenda = await sheetRows(await download(client, exportAgendaAnalytics, { params }));
    expect(agenda).toHaveLength(30);
    expect(agenda[1]?.slice(0, 4)).toEqual(['Prelude: Lettering a Shopfront', '2026-01-22 18:00', '4', '6']);
  });

  it('know only sessions there are', async () => {
    const unknown = download(client, exportChats, { params, query: { sessionId: 'session-99' } });
    expect((await failureOf(unknown)).code).toBe(4046);
  });
});
