import { describe, expect, it } from 'vitest';
import {
  createResource,
  deleteResource,
  duplicateResource,
  getResourceAudiences,
  reorderResources,
  searchResources,
  setResourceVisibility,
  updateResource,
  type ResourceContent,
  type ResourceCriteria,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { client, clock } = backendInTests();

const params = { accountId: '77', eventId };
const draft: ResourceContent = {
  title: 'Menu',
  kind: 'FILE',
  url: 'https://files.northlight.example/menu.pdf',
  audienceIds: ['audience-attendees'],
};
const found = async (criteria: ResourceCriteria = {}) =>
  (await client.call(searchResources, { params, body: { criteria } })).items;
const ids = async () => (await found()).map(({ id }) => id);
const create = (changes: Partial<ResourceContent> & { visible?: boolean } = {}) =>
  client.call(createResource, { params, body: { ...draft, ...changes } });
const update = (resourceId: string, version: number, changes: Partial<ResourceContent> = {}) =>
  client.call(updateResource, {
    params: { ...params, resourceId },
    body: { ...draft, ...changes, version },
  });
const show = (resourceId: string, visible: boolean) =>
  client.call(setResourceVisibility, { params: { ...params, resourceId }, query: { visible } });
const duplicate = (resourceId: string) =>
  client.call(duplicateResource, { params: { ...params, resourceId } });
const audienceCounts = async () => {
  const { audiences } = await client.call(getResourceAudiences, { params });
  return Object.fromEntries(audiences.map(({ id, resourceCount }) => [id, resourceCount]));
};

describe('a search', () => {
  it('lists up to 300, as they are arranged', async () => {
    const page = await client.call(searchResources, { params, body: {} });
    expect([page.page, page.size, page.total]).toEqual([0, 300, 10]);
    expect(page.items.slice(0, 2).map(({ id }) => id)).toEqual(['resource-speakers', 'resource-slides']);
  });

  it('finds by audience, kind, title and visibility', async () => {
    expect((await found({ audienceId: 'audience-volunteers' })).map(({ id }) => id)).toEqual([
      'resource-shifts',
    ]);
    expect((await found({ kind: 'VIDEO' })).map(({ id }) => id)).toEqual(['resource-hall']);
    expect((await found({ title: 'HARBOUR' })).map(({ id }) => id)).toEqual(['resource-hall']);
    expect((await found({ visible: false })).length).toBe(2);
  });

  it('sorts and pages', async () => {
    const page = await client.call(searchResources, {
      params,
      body: { page: 1, size: 4, orders: { CREATED: 'DESC' } },
    });
    expect(page.items.map(({ id }) => id)).toEqual([
      'resource-power',
      'resource-logo',
      'resource-exhibitors',
      'resource-hall',
    ]);
  });
});

describe('a new resource', () => {
  it('stands last, is visible, and belongs to each audience once', async () => {
    const made = await create({ audienceIds: ['audience-partners', 'audience-partners'] });
    expect(made).toMatchObject({ visible: true, version: 1, audienceIds: ['audience-partners'] });
    expect((await ids()).at(-1)).toBe(made.id);
  });

  eachRow([
    [4000, 'title', { title: '' }],
    [4000, 'title', { title: '   ' }],
    [4000, 'url', { url: 'javascript:alert(1)' }],
    [4000, 'url', { url: 'ftp://files.northlight.example' }],
    [4000, 'audienceIds', { audienceIds: [] }],
    [4022, undefined, { audienceIds: ['audience-nobody'] }],
  ])('is refused with %s for %s', async (code, field, changes) => {
    const error = await failureOf(create(changes));
    expect([error.code, error.failure?.field]).toEqual([code, field]);
    expect((await ids()).length).toBe(10);
  });
});

describe('a change', () => {
  it('keeps place and visibility, and counts versions', async () => {
    clock.advance(1000);
    const changed = await update('resource-reading', 1);
    expect(changed).toMatchObject({ title: 'Menu', visible: false, version: 2 });
    expect(changed.modified).toBe('2026-02-12T15:00:01.000Z');
    expect((await ids())[8]).toBe('resource-reading');
  });

  it('is refused when it was made on an older version', async () => {
    await show('resource-pier', false);
    const { code, status } = await failureOf(update('resource-pier', 1));
    expect([code, status]).toEqual([4090, 409]);
    expect((await found({ title: 'pier' })).length).toBe(1);
  });
});

it('audiences count what they are shown', async () => {
  const before = await audienceCounts();
  expect(before).toEqual({
    'audience-speakers': 6,
    'audience-partners': 5,
    'audience-attendees': 2,
    'audience-volunteers': 0,
  });
  await show('resource-shifts', true);
  await client.call(deleteResource, { params: { ...params, resourceId: 'resource-pier' } });
  expect(await audienceCounts()).toEqual({
    'audience-speakers': 5,
    'audience-partners': 4,
    'audience-attendees': 1,
    'audience-volunteers': 1,
  });
});

describe('the order', () => {
  const reorder = (order: string[]) => client.call(reorderResources, { params, body: { ids: order } });

  it('puts those named first, the others behind them', async () => {
    const order = await reorder(['resource-rooms', 'resource-pier']);
    expect(order.ids.slice(0, 3)).toEqual(['resource-rooms', 'resource-pier', 'resource-speakers']);
    expect(await ids()).toEqual(order.ids);
  });

  eachRow([
    [4022, ['resource-rooms', 'resource-rooms']],
    [4046, ['resource-rooms', 'resource-99']],
    [4000, []],
  ])('stays when it is refused with %s', async (code, order) => {
    const before = await ids();
    expect((await failureOf(reorder(order))).code).toBe(code);
    expect(await ids()).toEqual(before);
  });
});

it('a copy stands behind its original, hidden, under another title', async () => {
  const first = await duplicate('resource-pier');
  const second = await duplicate('resource-pier');
  expect([first.title, second.title]).toEqual(['How to get to the pier (2)', 'How to get to the pier (3)']);
  expect(first).toMatchObject({ visible: false, version: 1, audienceIds: second.audienceIds });
  const order = await ids();
  const index = order.indexOf('resource-pier');
  expect(order.slice(index, index + 3)).toEqual(['resource-pier', second.id, first.id]);
});

eachRow([
  ['shown', () => show('resource-99', true)],
  ['copied', () => duplicate('resource-99')],
  ['changed', () => update('resource-99', 1)],
  ['deleted', () => client.call(deleteResource, { params: { ...params, resourceId: 'resource-99' } })],
])('what does not exist can’t be %s', async (_, call) => {
  const { code, status } = await failureOf(call());
  expect([code, status]).toEqual([4046, 404]);
});
