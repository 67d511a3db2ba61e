import { describe, expect, it } from 'vitest';
import {
  createAgendaSession,
  deleteAgendaSession,
  getAgendaSession,
  getAgendaSettings,
  getSupportAgenda,
  listAgendaSessions,
  listAgendaSpeakers,
  listSessionAssets,
  listSessionRegistrations,
  removeAgendaSessions,
  setDefaultSpeakersOrder,
  updateAgendaSession,
  updateAgendaSettings,
  type AgendaSettings,
  type AgendaSettingsUpdate,
  type Query,
  type SessionDraft,
  type SessionUpdate,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, clock, client } = backendInTests();

const params = { accountId: '77', eventId };
const at = (sessionId: string) => ({ ...params, sessionId });
const read = (id: string) => client.call(getAgendaSession, { params: at(id) });
const list = (query: Query<typeof listAgendaSessions>) => client.call(listAgendaSessions, { params, query });
const free: SessionDraft = {
  title: 'Ropes and Rivets',
  start: '2026-05-14T17:00:00-04:00',
  end: '2026-05-14T18:00:00-04:00',
};
const create = (changes: Partial<SessionDraft> = {}, id = 'ropes') =>
  client.call(createAgendaSession, { params: at(id), body: { ...free, ...changes } });
const update = async (id: string, changes: Partial<SessionUpdate>) => {
  const { version } = await read(id);
  return client.call(updateAgendaSession, { params: at(id), body: { version, ...changes } });
};
const settings = () => client.call(getAgendaSettings, { params });
const change = async (changes: (before: AgendaSettings) => Partial<AgendaSettingsUpdate>) => {
  const before = await settings();
  const body = { version: before.version, ...changes(before) };
  return client.call(updateAgendaSettings, { params, body });
};
const speakers = (query: Query<typeof listAgendaSpeakers>) =>
  client.call(listAgendaSpeakers, { params, query }).then((answer) => answer.speakers);

describe('the list of sessions', () => {
  eachRow<[string, Query<typeof listAgendaSessions>, string[]]>([
    ['one day where the event is', { day: '2026-05-15', locationId: 'location-2' }, ['17', '23']],
    ['a track', { trackId: 'track-1', day: '2026-05-14' }, ['2', '3', '12']],
    ['a location', { locationId: 'location-3' }, ['5', '12', '18', '21']],
    ['a speaker', { speakerId: 'speaker-4' }, ['26', '5', '15']],
    ['a tag', { tagId: 'tag-4' }, ['27', '13', '19', '22']],
    ['a status', { status: 'CANCELLED' }, ['25']],
    ['what is virtual', { virtual: true, day: '2026-05-14' }, ['2', '11']],
    ['words of the title', { search: ' engraving ' }, ['12']],
    ['words of the description', { search: 'regatta' }, ['25']],
    ['names of speakers', { search: 'yuki tanabe' }, ['6', '22']],
    ['titles backwards', { orderBy: 'title', sortOrder: 'DESC', size: 2 }, ['11', '24']],
    ['another page', { orderBy: 'start', page: 3, size: 3 }, ['6', '7', '8']],
  ])('finds %s', async (_, query, expected) => {
    const found = (await list(query)).items.map(({ id }) => id.replace('session-', ''));
    expect(found).toEqual(expected);
  });

  it('counts every session and who is registered', async () => {
    const { total, size, items } = await list({ orderBy: 'registered', sortOrder: 'DESC' });
    expect({ total, size }).toEqual({ total: 29, size: 50 });
    expect(items[0]).toMatchObject({ id: 'session-2', registered: 11 });
  });
});

describe('a session', () => {
  it('begins as a draft with defaults, under the id its editor made', async () => {
    const session = await create();
    expect(session).toEqual({
      ...free,
      id: 'ropes',
      description: '',
      kind: 'TALK',
      status: 'DRAFT',
      trackId: null,
      locationId: null,
      tagIds: [],
      speakerIds: [],
      capacity: null,
      virtual: false,
      registered: 0,
      version: 1,
      createdDate: '2026-02-12T15:00:00.000Z',
      modified: '2026-02-12T15:00:00.000Z',
    });
    expect(await read('ropes')).toEqual(session);
    expect((await failureOf(create())).code).toBe(4090);
  });

  it('takes no id, moment or count from a body', async () => {
    const body = { ...free, id: 'mine', version: 9, registered: 400, createdDate: '2020-01-01T00:00:00Z' };
    const session = await client.call(createAgendaSession, { params: at('ropes'), body });
    expect(session).toMatchObject({ id: 'ropes', version: 1, registered: 0 });
    expect(session.createdDate).toBe('2026-02-12T15:00:00.000Z');
  });

  eachRow<[string, Partial<SessionDraft>, string]>([
    ['end', { end: free.start }, 'an end before its start'],
    ['start', { start: 'Thursday' }, 'no moment'],
    ['start', { start: '2026-05-13T17:00:00-04:00' }, 'a day before the event'],
    ['start', { start: '2026-05-16T09:00:00-04:00', end: '2026-05-16T10:00:00-04:00' }, 'a day after it'],
    ['title', { title: ' ' }, 'a title of blanks'],
    ['trackId', { trackId: 'track-9' }, 'an unknown track'],
    ['locationId', { locationId: 'location-9' }, 'an unknown location'],
    ['tagIds[1]', { tagIds: ['tag-1', 'tag-9'] }, 'an unknown tag'],
    ['speakerIds[0]', { speakerIds: ['speaker-99'] }, 'an unknown speaker'],
    ['speakerIds[1]', { speakerIds: ['speaker-1', 'speaker-1'] }, 'a speaker twice'],
    ['capacity', { capacity: -1 }, 'a capacity below zero'],
    ['capacity', { capacity: 1.5 }, 'half a seat'],
  ])('is refused naming %s', async (field, changes) => {
    const { code, failure } = await failureOf(create(changes));
    expect(code).toBe(4000);
    expect(failure).toMatchObject({ type: 'validationError', field });
  });

  it('may be shown online before the event', async () => {
    const before = { start: '2026-03-05T18:00:00-05:00', end: '2026-03-05T19:00:00-05:00' };
    expect((await create({ ...before, virtual: true })).virtual).toBe(true);
  });

  eachRow<[string, Partial<SessionDraft>]>([
    ['its location is taken', { locationId: 'location-1' }],
    ['its speaker speaks elsewhere', { speakerIds: ['speaker-7'] }],
  ])('is published only when it overlaps nothing: %s', async (_, changes) => {
    const hours = { start: '2026-05-14T11:00:00-04:00', end: '2026-05-14T11:40:00-04:00' };
    await create({ ...hours, ...changes });
    expect((await failureOf(update('ropes', { status: 'PUBLISHED' }))).code).toBe(4022);
    const later = { ...free, status: 'PUBLISHED' as const };
    expect((await update('ropes', later)).status).toBe('PUBLISHED');
  });

  it('has no more places than its location seats, and no fewer than are taken', async () => {
    expect((await failureOf(create({ locationId: 'location-4', capacity: 41 }))).code).toBe(4022);
    expect((await failureOf(update('session-12', { capacity: 5 }))).code).toBe(4022);
    expect((await failureOf(update('session-12', { capacity: 25 }))).code).toBe(4022);
  });

  it('gives new places to those who wait', async () => {
    const session = await update('session-12', { capacity: 7 });
    expect(session).toMatchObject({ capacity: 7, registered: 7 });
    const { items } = await client.call(listSessionRegistrations, {
      params,
      query: { sessionId: 'session-12', status: 'WAITLISTED' },
    });
    expect(items.map(({ attendeeName }) => attendeeName)).toEqual(['Maja Dahl']);
  });

  eachRow([
    ['a draft', 'session-23', 'PUBLISHED'],
    ['a draft', 'session-23', 'CANCELLED'],
    ['a published session', 'session-2', 'CANCELLED'],
    ['a published session nobody is registered for', 'session-1', 'DRAFT'],
  ] as const)('moves on from %s: %s is %s', async (_, id, status) => {
    expect((await update(id, { status })).status).toBe(status);
  });

  eachRow([
    ['with people registered', 'session-2', 'DRAFT'],
    ['that is cancelled', 'session-25', 'PUBLISHED'],
    ['that is cancelled', 'session-25', 'DRAFT'],
  ] as const)('%s does not move on: %s is never %s', async (_, id, status) => {
    expect((await failureOf(update(id, { status }))).code).toBe(4091);
  });

  it('does not begin cancelled', async () => {
    expect((await failureOf(create({ status: 'CANCELLED' }))).code).toBe(4091);
  });

  it('is not saved over somebody else’s change', async () => {
    const { version } = await read('session-3');
    clock.advance(60_000);
    const saved = await update('session-3', { title: 'Numerals' });
    expect(saved).toMatchObject({ version: version + 1, modified: '2026-02-12T15:01:00.000Z' });
    const late = client.call(updateAgendaSession, {
      params: at('session-3'),
      body: { version, title: 'Mine' },
    });
    expect((await failureOf(late)).code).toBe(4090);
    expect((await read('session-3')).title).toBe('Numerals');
  });

  it('goes with everything that belongs to it', async () => {
    await client.call(deleteAgendaSession, { params: at('session-26') });
    const saved = JSON.stringify(
      Object.entries(backend.db.snapshot().records).filter(([name]) => name !== 'agendaSettings'),
    );
    expect(saved).not.toContain('"session-26"');
    expect((await failureOf(client.call(listSessionAssets, { params: at('session-26') }))).code).toBe(4046);
    expect((await failureOf(client.call(deleteAgendaSession, { params: at('session-26') }))).status).toBe(
      404,
    );
  });

  it('goes with others, all or none', async () => {
    const remove = (sessionIds: string[]) =>
      client.call(removeAgendaSessions, { params, body: { sessionIds } });
    expect((await failureOf(remove(['session-3', 'nothing']))).code).toBe(4046);
    expect((await read('session-3')).id).toBe('session-3');
    expect(await remove(['session-3', 'session-4', 'session-3'])).toEqual({ removed: 2 });
    expect((await list({})).total).toBe(27);
  });
});

describe('the settings', () => {
  it('change and count their changes', async () => {
    const { version } = await settings();
    const after = await change(() => ({ hourFormat: '24H', published: false }));
    expect(after).toMatchObject({ id: eventId, hourFormat: '24H', published: false, version: version + 1 });
    expect((await failureOf(change(() => ({ version, hourFormat: '12H' })))).code).toBe(4090);
  });

  it('keep what sessions use', async () => {
    const without = change(({ tracks }) => ({ tracks: tracks.slice(1) }));
    expect((await failureOf(without)).code).toBe(4022);
    const small = change(({ locations }) => ({
      locations: locations.map((one) => (one.id === 'location-1' ? { ...one, capacity: 100 } : one)),
    }));
    expect((await failureOf(small)).code).toBe(4022);
    const { tags } = await change((before) => ({ tags: before.tags.filter(({ id }) => id !== 'tag-5') }));
    expect(tags).toHaveLength(4);
  });

  eachRow<[string, (before: AgendaSettings) => Partial<AgendaSettingsUpdate>]>([
    [
      'tracks[4].name',
      ({ tracks }) => ({ tracks: [...tracks, { id: 't', name: 'LETTERS', color: '#000000' }] }),
    ],
    ['tags[5].id', ({ tags }) => ({ tags: [...tags, { id: 'tag-1', name: 'Other' }] })],
    ['tracks[0].color', ({ tracks }) => ({ tracks: tracks.map((track) => ({ ...track, color: 'red' })) })],
  ])('are refused naming %s', async (field, changes) => {
    expect((await failureOf(change(changes))).failure).toMatchObject({ code: 4000, field });
  });

  it('are new for an event without an agenda', async () => {
    const fresh = await client.call(getAgendaSettings, { params: { ...params, eventId: '1003' } });
    expect(fresh).toMatchObject({ id: '1003', published: false, tracks: [], version: 1 });
  });
});

describe('the speakers', () => {
  it('are found by name, company and job', async () => {
    expect((await speakers({ search: 'FREY' })).map(({ id }) => id)).toEqual(['speaker-7']);
    expect((await speakers({ search: 'painter' })).map(({ lastName }) => lastName)).toEqual(['Bastien']);
    const [first] = await speakers({ orderBy: 'lastName' });
    expect(first).toMatchObject({ lastName: 'Adler', sessionIds: ['session-28', 'session-7', 'session-11'] });
  });

  it('keep the order they are put into', async () => {
    const order = (speakerIds: string[]) =>
      client.call(setDefaultSpeakersOrder, { params, body: { speakerIds } });
    await order(['speaker-9', 'speaker-2']);
    const visible = (await speakers({})).map(({ id }) => id);
    expect(visible.slice(0, 4)).toEqual(['speaker-9', 'speaker-2', 'speaker-1', 'speaker-3']);
    expect((await failureOf(order(['speaker-1', 'speaker-1']))).failure).toMatchObject({
      field: 'speakerIds[1]',
    });
    expect((await failureOf(order(['speaker-77']))).code).toBe(4046);
  });
});

describe('support', () => {
  it('reads the whole agenda, as much of it as it asks for', async () => {
    const agenda = await client.call(getSupportAgenda, { params });
    expect(agenda.sessions.map(({ status }) => status)).toContain('CANCELLED');
    expect([agenda.sessions.length, agenda.total, agenda.speakers.length]).toEqual([29, 29, 14]);
    const few = await client.call(getSupportAgenda, { params, query: { count: 2 } });
    expect([few.sessions.length, few.total]).toEqual([2, 29]);
  });

  it('is somebody else than a member of the account', async () => {
    backend.db.session = 'account';
    expect((await failureOf(client.call(getSupportAgenda, { params }))).code).toBe(4003);
  });
});
