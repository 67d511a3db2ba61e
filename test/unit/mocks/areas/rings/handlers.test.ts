import { describe, expect, it } from 'vitest';
import {
  changeRing,
  createRing,
  getRing,
  listRings,
  replaceRing,
  setRingAvailable,
  setRingFeatures,
  setRingWhitelabel,
  type RingDraft,
  type RingFeatures,
} from '../../../../../src/contract';
import { backendInTests, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { clock, client } = backendInTests();

const params = { eventId: '1001' };
const ring = (ringId: string) => ({ ...params, ringId });
const draft: RingDraft = { name: 'Reading room', kind: 'VIRTUAL', description: '', capacity: null };
const create = (changes: Partial<RingDraft> = {}) =>
  client.call(createRing, { params, body: { ...draft, ...changes } });
const read = (id: string) => client.call(getRing, { params: ring(id) });
const feature = (id: string, body: Partial<RingFeatures>) =>
  client.call(setRingFeatures, { params: ring(id), body });
const open = (id: string, available: boolean) =>
  client.call(setRingAvailable, { params: ring(id), body: { available } });
const change = (id: string, body: Partial<RingDraft>) => client.call(changeRing, { params: ring(id), body });

describe('a ring', () => {
  it('begins unavailable, with what its kind can have', async () => {
    const virtual = await create();
    expect(virtual).toMatchObject({ available: false, features: { chat: true, video: true } });
    const venue = await create({ name: 'Terrace', kind: 'VENUE', capacity: 30 });
    expect(venue.features).toMatchObject({ chat: true, video: false });
    const { rings } = await client.call(listRings, { params, query: { kind: 'VENUE' } });
    expect(rings.map(({ name }) => name)).toEqual(['Boat shed', 'Glasshouse', 'Main hall', 'Terrace']);
  });

  eachRow([
    [{ name: ' LOBBY ' }, 4000],
    [{ name: '  ' }, 4000],
    [{ capacity: 0 }, 4000],
    [{ capacity: 2.5 }, 4022],
    [{ kind: 'ROOM' as 'VENUE' }, 4000],
  ])('is refused: %o', async (wrong, code) => {
    expect((await failureOf(create(wrong))).code).toBe(code);
    expect((await failureOf(change('ring-critique', wrong))).code).toBe(code);
  });

  it('is replaced by whoever read the newest, and changed in part by anyone', async () => {
    const { modified } = await read('ring-critique');
    clock.advance(1000);
    const changed = await change('ring-critique', { capacity: 20 });
    expect(changed).toMatchObject({ name: 'Portfolio critique', capacity: 20 });
    const stale = client.call(replaceRing, {
      params: ring('ring-critique'),
      body: { ...draft, modified },
    });
    expect((await failureOf(stale)).code).toBe(4090);
    const replaced = await client.call(replaceRing, {
      params: ring('ring-critique'),
      body: { ...draft, modified: changed.modified },
    });
    expect(replaced).toMatchObject({ ...draft, id: 'ring-critique' });
  });

  it('that becomes a venue loses its video, once nobody can enter it', async () => {
    expect((await failureOf(change('ring-lobby', { kind: 'VENUE' }))).code).toBe(4091);
    await open('ring-lobby', false);
    expect((await change('ring-lobby', { kind: 'VENUE' })).features.video).toBe(false);
  });

  it('is unknown elsewhere', async () => {
    expect((await failureOf(read('ring-9'))).status).toBe(404);
    const other = client.call(getRing, { params: { eventId: '1002', ringId: 'ring-main' } });
    expect((await failureOf(other)).code).toBe(4046);
  });
});

describe('features', () => {
  it('go with the video they need', async () => {
    expect((await feature('ring-stream', { video: false })).features).toMatchObject({
      chat: true,
      video: false,
      recording: false,
    });
    expect((await failureOf(feature('ring-stream', { recording: true }))).code).toBe(4022);
  });

  it('of a venue have no video', async () => {
    expect((await failureOf(feature('ring-main', { video: true }))).code).toBe(4022);
  });

  it('are not all off while the ring is available', async () => {
    expect((await failureOf(feature('ring-glasshouse', { chat: false }))).code).toBe(4091);
    expect((await failureOf(open('ring-boat-shed', true))).code).toBe(4091);
    await feature('ring-boat-shed', { questions: true });
    expect((await open('ring-boat-shed', true)).available).toBe(true);
  });
});

it('a ring is under the organizer’s name only with a logo and a title', async () => {
  const whitelabel = { enabled: true, logoUrl: '', title: 'Live', color: '#0B3D5C' };
  const set = (body: typeof whitelabel) =>
    client.call(setRingWhitelabel, { params: ring('ring-lobby'), body });
  expect((await failureOf(set(whitelabel))).code).toBe(4022);
  const http = await failureOf(set({ ...whitelabel, logoUrl: 'http://northlight.example/logo.svg' }));
  expect(http.failure?.field).toBe('logoUrl');
  const saved = await set({ ...whitelabel, logoUrl: 'https://northlight.example/logo.svg' });
  expect(saved.whitelabel).toMatchObject({ enabled: true, color: '#0b3d5c' });
});
