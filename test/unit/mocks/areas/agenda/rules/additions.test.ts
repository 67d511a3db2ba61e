import { describe, expect, it } from 'vitest';
import {
  cloneAgenda,
  getAgendaSettings,
  importAgenda,
  listAgendaSessions,
  type Body,
  type SessionImport,
} from '../../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../../backend';
import { eachRow } from '../../../../../eachRow';

const { client } = backendInTests();

const params = { accountId: '77', eventId };
const row: SessionImport = { title: 'Stretch', start: '2026-05-15 08:15', end: '2026-05-15 08:45' };
const add = (...rows: SessionImport[]) => client.call(importAgenda, { params, body: { rows } });
const clone = (body: Body<typeof cloneAgenda>) => client.call(cloneAgenda, { params, body });
const total = async () => (await client.call(listAgendaSessions, { params })).total;

describe('an import', () => {
  it('adds drafts at the event’s own hours, with what they name', async () => {
    const iris = { firstName: 'Iris', lastName: 'Vale', email: 'iris@vale.example' };
    const { sessions, added } = await add(
      { ...row, location: 'the pier', track: 'Movement', speakers: [iris], capacity: 30 },
      { ...row, start: '2026-05-15 17:00', end: '2026-05-15 17:30', track: 'movement', speakers: [iris] },
    );
    expect(added).toEqual({ speakers: 1, tracks: 1, locations: 0 });
    expect(sessions[0]).toMatchObject({
      status: 'DRAFT',
      start: '2026-05-15T12:15:00.000Z',
      locationId: 'location-5',
      capacity: 30,
    });
    expect(new Set(sessions.map(({ trackId }) => trackId)).size).toBe(1);
    const { tracks } = await client.call(getAgendaSettings, { params });
    expect(tracks.at(-1)).toMatchObject({ name: 'Movement', id: sessions[0]?.trackId });
  });

  it('knows speakers by their email', async () => {
    const maren = { firstName: 'M.', lastName: 'Holt', email: 'MAREN@holt-daughters.example' };
    const { sessions, added } = await add({ ...row, speakers: [maren] });
    expect([added.speakers, sessions[0]?.speakerIds]).toEqual([0, ['speaker-1']]);
  });

  eachRow<[string, SessionImport]>([
    ['rows[1].start', { ...row, start: '2026-05-32 08:15' }],
    ['rows[1].start', { ...row, start: '8:15' }],
    ['rows[1].end', { ...row, end: row.start }],
    ['rows[1].title', { ...row, title: '  ' }],
    [
      'rows[1].speakers[0].email',
      { ...row, speakers: [{ firstName: 'I', lastName: 'V', email: 'iris@vale' }] },
    ],
    ['rows[1]', { ...row, location: 'Chart Room', capacity: 200 }],
  ])('adds nothing when %s is wrong', async (field, wrong) => {
    const before = await total();
    const { code, failure } = await failureOf(add(row, wrong));
    expect(code).toBe(4000);
    expect(failure).toMatchObject({ field });
    expect(await total()).toBe(before);
  });

  it('needs rows', async () => {
    const failure = await failureOf(add());
    expect([failure.kind, failure.message]).toEqual(['unsent', "Don't have required parameters."]);
  });
});

describe('a clone', () => {
  it('brings another event’s sessions to this one’s days', async () => {
    const { sessions, added } = await clone({ sourceEventId: '1000' });
    expect(added).toEqual({ speakers: 1, tracks: 1, locations: 1 });
    expect(sessions.map(({ title, start, status }) => [title, start, status])).toEqual([
      ['Letters You Can Hear', '2026-05-14T13:30:00.000Z', 'DRAFT'],
      ['Saving the Neon Lobster', '2026-05-14T15:00:00.000Z', 'DRAFT'],
      ['Ask a Restorer', '2026-05-15T14:00:00.000Z', 'DRAFT'],
    ]);
    expect(sessions[0]).toMatchObject({ trackId: 'track-1', locationId: 'location-1', tagIds: ['tag-3'] });
    expect(sessions[0]?.speakerIds).toEqual(['speaker-1']);
  });

  it('copies a session of the same event without its registrations', async () => {
    const requested = { sourceEventId: eventId, sessionIds: ['session-12'], shiftDays: 1 };
    const { sessions, added } = await clone(requested);
    expect(added).toEqual({ speakers: 0, tracks: 0, locations: 0 });
    expect(sessions).toMatchObject([
      {
        title: 'Engraving a Single Letter (copy)',
        start: '2026-05-15T18:45:00.000Z',
        registered: 0,
        capacity: 6,
      },
    ]);
  });

  it('keeps the hour of the day over a change of clocks', async () => {
    const winter = { sourceEventId: eventId, sessionIds: ['session-27'], shiftDays: 60 };
    expect((await clone(winter)).sessions[0]?.start).toBe('2026-04-06T22:00:00.000Z');
  });

  eachRow<[string, Body<typeof cloneAgenda>, number]>([
    ['outside the event’s days', { sourceEventId: eventId, sessionIds: ['session-3'], shiftDays: 2 }, 4022],
    ['from nowhere', { sourceEventId: '4711' }, 4040],
    ['of an unknown session', { sourceEventId: '1000', sessionIds: ['session-9'] }, 4046],
    ['without a source', { sourceEventId: '' }, 0],
  ])('is refused %s', async (_, requested, code) => {
    const before = await total();
    const failure = await failureOf(clone(requested));
    expect(failure.code).toBe(code);
    expect(await total()).toBe(before);
  });
});
