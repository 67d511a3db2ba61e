import { describe, expect, it } from 'vitest';
import { download } from '../../../../../src/client';
import {
  addSessionModerator,
  createEngagementTool,
  deleteEngagementTool,
  exportChats,
  getAgendaSession,
  getLivestreamResponse,
  getVideoServiceVersion,
  getVirtualSession,
  migrateVideoService,
  removeSessionModerator,
  setSessionProviderDetails,
  setSessionRequestType,
  setVideoServiceVersion,
  updateAgendaSession,
  type Body,
  type VirtualRequestType,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { clock, client } = backendInTests();

const params = { accountId: '77', eventId };
const at = (number: number) => ({ ...params, sessionId: `session-${number}` });
const host = (number: number, joinUrl = 'https://meet.northlight.example/x') =>
  client.call(setSessionProviderDetails, { params: at(number), body: { providerType: 'ZOOM', joinUrl } });
const show = (number: number, requestType: VirtualRequestType) =>
  client.call(setSessionRequestType, { params: at(number), body: { requestType } });
const equip = (number: number, body: Body<typeof createEngagementTool>) =>
  client.call(createEngagementTool, { params: at(number), body });
const moderate = (number: number, email: string) =>
  client.call(addSessionModerator, { params: at(number), body: { name: 'Joan Rivera', email } });
const versions = () => client.call(getVideoServiceVersion, { params });
const migrate = (...numbers: number[]) =>
  client.call(migrateVideoService, {
    params,
    body: { sessionIds: numbers.map((number) => `session-${number}`) },
  });
const stream = (number: number) => client.call(getLivestreamResponse, { params: at(number) });

describe('a virtual session', () => {
  it('has each moderator once', async () => {
    const joan = await moderate(11, 'joan@northlight.example');
    expect(joan.joinUrl).toContain(`moderator=${joan.id}`);
    expect(await moderate(11, 'JOAN@northlight.example')).toEqual(joan);
    const other = await moderate(11, 'ade@northlight.example');
    expect((await show(11, 'CUSTOM')).moderators.map(({ id }) => id)).toEqual([joan.id, other.id]);
    expect((await failureOf(moderate(11, 'joan@'))).failure).toMatchObject({ code: 4000, field: 'email' });
  });

  it('loses a moderator once', async () => {
    const { id } = await moderate(11, 'joan@northlight.example');
    const remove = () => client.call(removeSessionModerator, { params: { ...at(11), moderatorId: id } });
    await remove();
    expect((await client.call(getVirtualSession, { params: at(11) })).moderators).toEqual([]);
    expect((await failureOf(remove())).code).toBe(4046);
  });

  it('is a livestream only with a provider', async () => {
    expect((await failureOf(show(11, 'LIVESTREAM'))).code).toBe(4022);
    expect(await host(11)).toMatchObject({ requestType: 'ROOM', provider: { providerType: 'ZOOM' } });
    expect((await show(11, 'LIVESTREAM')).requestType).toBe('LIVESTREAM');
  });

  it('is left alone while it is live', async () => {
    expect((await failureOf(host(28))).code).toBe(4091);
    expect((await failureOf(show(28, 'ROOM'))).code).toBe(4091);
    clock.set('2026-02-12T10:30:00-05:00');
    expect((await show(28, 'ROOM')).requestType).toBe('ROOM');
  });

  eachRow<[string, () => Promise<unknown>, number]>([
    ['a session in a room only', () => host(3), 4022],
    ['no session', () => moderate(99, 'joan@northlight.example'), 4046],
    ['an address that is none', () => host(11, 'http://meet.northlight.example'), 4000],
  ])('can’t be %s', async (_, call, code) => {
    expect((await failureOf(call())).code).toBe(code);
  });
});

describe('engagement tools', () => {
  const question = { text: 'Who signs?', options: ['The client', 'Their client'], rightOption: 0 };

  it('are one chat, one Q&A and any number of quizzes', async () => {
    for (const type of ['CHAT', 'QNA'] as const) {
      await equip(11, { type, title: type });
      expect((await failureOf(equip(11, { type, title: 'Again' }))).code).toBe(4022);
    }
    await equip(11, { type: 'QUIZ', title: 'One', questions: [question] });
    await equip(11, { type: 'QUIZ', title: 'Two', questions: [question] });
    expect((await show(11, 'ROOM')).tools.map(({ title }) => title)).toEqual(['CHAT', 'QNA', 'One', 'Two']);
  });

  eachRow<[string, Body<typeof createEngagementTool>]>([
    ['questions', { type: 'QUIZ', title: 'Empty' }],
    ['questions', { type: 'CHAT', title: 'Chat', questions: [question] }],
    ['questions[0].rightOption', { type: 'QUIZ', title: 'Q', questions: [{ ...question, rightOption: 2 }] }],
    ['questions[0].options', { type: 'QUIZ', title: 'Q', questions: [{ ...question, options: ['One'] }] }],
    ['title', { type: 'CHAT', title: '  ' }],
  ])('are refused naming %s', async (field, body) => {
    expect((await failureOf(equip(11, body))).failure).toMatchObject({ code: 4000, field });
  });

  it('go with what was said in them', async () => {
    const remove = (number: number, toolId: string) =>
      client.call(deleteEngagementTool, { params: { ...at(number), toolId } });
    expect((await failureOf(remove(27, 'tool-1'))).code).toBe(4046);
    await remove(26, 'tool-1');
    const { file } = await download(client, exportChats, { params, query: { sessionId: 'session-26' } });
    expect(await file.text()).toBe('Session,Sent,Attendee,Message');
    expect((await failureOf(remove(26, 'tool-1'))).code).toBe(4046);
  });
});

describe('the video service', () => {
  it('moves chosen sessions to version 2, and says which stayed', async () => {
    expect((await versions()).sessions.map(({ count }) => count)).toEqual([6, 2]);
    expect(await migrate(2, 3, 22, 28, 2)).toEqual({
      migrated: ['session-2'],
      skipped: [
        { sessionId: 'session-3', reason: 'NOT_VIRTUAL' },
        { sessionId: 'session-22', reason: 'ALREADY_MIGRATED' },
        { sessionId: 'session-28', reason: 'IS_LIVE' },
      ],
    });
    expect((await versions()).sessions.map(({ count }) => count)).toEqual([5, 3]);
  });

  it('needs sessions, and ones there are', async () => {
    const none = await failureOf(migrate());
    expect([none.kind, none.message]).toEqual(['unsent', "Don't have required parameters."]);
    expect((await failureOf(migrate(2, 99))).code).toBe(4046);
    expect((await versions()).sessions.map(({ count }) => count)).toEqual([6, 2]);
  });

  it('gives new rooms the version of the event, and old ones keep theirs', async () => {
    await client.call(setVideoServiceVersion, { params, body: { version: 'NEWROW_VERSION_2' } });
    expect(await versions()).toMatchObject({
      version: 'NEWROW_VERSION_2',
      sessions: [{ count: 6 }, { count: 2 }],
    });
    const { version } = await client.call(getAgendaSession, { params: at(9) });
    await client.call(updateAgendaSession, { params: at(9), body: { version, virtual: true } });
    expect((await versions()).sessions.map(({ count }) => count)).toEqual([6, 3]);
  });

  it('does not go back while a session uses version 2', async () => {
    const back = client.call(setVideoServiceVersion, { params, body: { version: 'NEWROW_VERSION_1' } });
    expect((await failureOf(back)).code).toBe(4091);
  });
});

describe('a livestream', () => {
  it('waits, is live, and ends by the clock', async () => {
    clock.set('2026-02-12T09:29:59-05:00');
    expect(await stream(28)).toMatchObject({ status: 'WAITING', viewers: 0 });
    clock.set('2026-02-12T10:00:00-05:00');
    expect(await stream(28)).toEqual({
      sessionId: 'session-28',
      status: 'LIVE',
      viewers: 3,
      playbackUrl: 'https://live.northlight.example/open-studio',
    });
    clock.set('2026-02-12T10:30:00-05:00');
    expect(await stream(28)).toMatchObject({ status: 'ENDED', viewers: 0 });
  });

  it('is nothing a room has', async () => {
    expect((await failureOf(stream(27))).code).toBe(4022);
    expect((await failureOf(stream(3))).code).toBe(4022);
  });
});
