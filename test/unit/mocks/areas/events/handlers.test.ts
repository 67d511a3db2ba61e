import { describe, expect, it } from 'vitest';
import {
  createEvent,
  deleteEvent,
  getEvent,
  getRegistrationVersion,
  getRegistrationVersions,
  getTicketTypes,
  getTrackingPixels,
  getWidgetBootstrap,
  listEventLists,
  listEvents,
  listFlows,
  listMembers,
  migrateToClassicRegistration,
  searchEvents,
  updateEvent,
  updateEventBySupport,
  updateTrackingPixels,
  type EventDraft,
  type EventSearchCriteria,
  type EventUpdate,
  type TierConfiguration,
  type TrackingPixel,
} from '../../../../../src/contract';
import { scenarios } from '../../../../../mocks';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, buy, clock, client } = backendInTests();

const account = { accountId: '77' };
const params = (id: string) => ({ ...account, eventId: id });
const read = (id: string) => client.call(getEvent, { params: params(id) });
const remove = (id: string) => client.call(deleteEvent, { params: params(id) });
const update = async (id: string, changes: Partial<EventUpdate>) =>
  client.call(updateEvent, { params: params(id), body: { ...(await read(id)), ...changes } });
const draft: EventDraft = {
  name: 'Lantern Evenings: Maps after Dark',
  'start-date': '2026-09-17T18:30:00+01:00',
  'end-date': '2026-09-17T21:00:00+01:00',
  'time-zone-id': 'Europe/London',
  venue: { name: 'The Ropewalk', address: '14 Creek Lane', city: 'London' },
};
const create = (changes: Partial<EventDraft> = {}, copyOf?: string) =>
  client.call(createEvent, {
    params: account,
    query: copyOf === undefined ? {} : { copyOf },
    body: { ...draft, ...changes },
  });
const search = async (criteria: EventSearchCriteria) => {
  const { items } = await client.call(searchEvents, { params: account, body: { criteria } });
  return items.map(({ id }) => id);
};

describe('the events of an account', () => {
  it('are listed with the latest start first', async () => {
    const { events } = await client.call(listEvents, { params: account });
    expect(events.map(({ id }) => id)).toEqual(['1003', '1001', '1002', '1000']);
  });

  it('are waited for as long as 002 §9 says', () => {
    expect(listEvents.timeout).toBe(60_000);
  });

  it('are as buyers see the one on sale, with the orders that were made', async () => {
    const { event, orders } = scenarios.conference;
    const before = await read(eventId);
    expect(before).toMatchObject({ ...event, 'order-count': orders.length });
    await buy({ 3009: 3 });
    const after = await read(eventId);
    expect(after['order-count']).toBe(before['order-count'] + 1);
    expect(after['registration-count']).toBe(before['registration-count'] + 3);
  });

  eachRow<[EventSearchCriteria, string[]]>([
    [{ name: 'NORTHLIGHT' }, ['1003', '1001', '1000']],
    [{ city: 'lond' }, ['1002']],
    [{ tier: 'ESSENTIAL' }, ['1002', '1000']],
    [{ from: '2026-05-15T22:00:00Z' }, ['1003', '1001']],
    [{ from: '2026-05-15T22:00:01Z' }, ['1003']],
    [{ to: '2026-05-14T13:00:00Z' }, ['1002', '1000']],
    [{ name: 'northlight', city: 'Boston', to: '2026-01-01T00:00:00Z' }, ['1000']],
    [{ name: 'nothing like it' }, []],
  ])('are found by %j', async (criteria, ids) => {
    expect(await search(criteria)).toEqual(ids);
  });

  it('are sorted and cut into pages', async () => {
    const pageOf = (page: number) =>
      client.call(searchEvents, { params: account, body: { page, size: 3, orders: { NAME: 'ASC' } } });
    const first = await pageOf(0);
    const names = [...first.items, ...(await pageOf(1)).items].map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect([names.length, first.items.length, first.total]).toEqual([4, 3, 4]);
  });

  it('are refused a moment that is none', async () => {
    expect((await failureOf(search({ from: 'yesterday' }))).failure?.field).toBe('criteria.from');
  });
});

describe('a new event', () => {
  it('has a number for an id, a small tier, no orders, and the clock’s date', async () => {
    const made = await create({ name: '  Maps after Dark ' });
    expect(made).toMatchObject({
      name: 'Maps after Dark',
      'account-id': '77',
      'tier-configuration': { tier: 'ESSENTIAL', registrations: 100 },
      'order-count': 0,
      created: new Date(clock.now()).toISOString(),
    });
    expect(made.id).toMatch(/^\d+$/);
    expect(await read(made.id)).toEqual(made);
  });

  it('has the tier and the pixels of the one it copies', async () => {
    const model = await read(eventId);
    const made = await create({}, eventId);
    expect(made['tier-configuration']).toEqual(model['tier-configuration']);
    const pixelsOf = async (id: string) =>
      (await client.call(getTrackingPixels, { params: params(id) })).pixels;
    expect(await pixelsOf(made.id)).toEqual(await pixelsOf(eventId));
    expect((await failureOf(create({}, '9'))).code).toBe(4046);
  });

  it('is one too many when the account may have no more', async () => {
    for (let count = 4; count < 12; count += 1) await create();
    expect((await failureOf(create())).code).toBe(4022);
  });
});

describe('what an event must have', () => {
  eachRow<[Partial<EventDraft>, string]>([
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ 'start-date': 'soon' }, 'start-date'],
    [{ 'end-date': '2026-09-17T21:00:00' }, 'end-date'],
    [{ 'end-date': draft['start-date'] }, 'end-date'],
    [{ 'end-date': '2026-09-17T18:29:59+02:00' }, 'end-date'],
    [{ 'time-zone-id': 'Boston' }, 'time-zone-id'],
    [{ 'picture-url': 'http://media.northlight.example/harbor.jpg' }, 'picture-url'],
    [{ 'picture-url': 'javascript:alert(1)' }, 'picture-url'],
  ])('is not %j', async (changes, field) => {
    for (const call of [create(changes), update('1003', { ...draft, ...changes })]) {
      const failure = await failureOf(call);
      expect([failure.status, failure.code, failure.failure?.field]).toEqual([400, 4000, field]);
    }
  });
});

describe('changing an event', () => {
  it('shows its buyers a picture, and takes it away with the member', async () => {
    const picture = 'https://media.northlight.example/event/harbor.jpg';
    const seen = async () =>
      (await client.call(getWidgetBootstrap, { params: { eventId } })).event['picture-url'];
    await update(eventId, { 'picture-url': picture });
    expect([(await read(eventId))['picture-url'], await seen()]).toEqual([picture, picture]);
    await update(eventId, { 'picture-url': '' });
    expect([(await read(eventId))['picture-url'], await seen()]).toEqual([undefined, undefined]);
  });

  it('changes it for buyers, too', async () => {
    await update(eventId, { name: 'Northlight 2026, the second' });
    const { event } = await client.call(getWidgetBootstrap, { params: { eventId } });
    expect(event.name).toBe('Northlight 2026, the second');
  });

  it('is refused when somebody else changed it meanwhile', async () => {
    const { modified } = await read('1003');
    const changed = await update('1003', { name: 'Summer School' });
    const failure = await failureOf(update('1003', { name: 'Autumn School', modified }));
    expect([failure.status, failure.code]).toEqual([409, 4090]);
    expect(await read('1003')).toEqual(changed);
  });

  it('leaves what only the server or support says', async () => {
    const before = await read('1003');
    const body = { ...before, 'order-count': 9, created: '2020-01-01T00:00:00Z', id: '1' } as EventUpdate;
    const tier = { 'tier-configuration': { tier: 'ESSENTIAL', registrations: 1 } };
    const after = await client.call(updateEvent, { params: params('1003'), body: { ...body, ...tier } });
    expect({ ...after, modified: before.modified }).toEqual(before);
  });
});

describe('support', () => {
  const setTier = async (id: string, tier: TierConfiguration) =>
    client.call(updateEventBySupport, {
      params: params(id),
      body: { ...(await read(id)), 'tier-configuration': tier },
    });

  it('changes the tier, but not below the registrations that were made', async () => {
    const tier = { tier: 'PROFESSIONAL', registrations: 60 } as const;
    expect((await setTier('1002', tier))['tier-configuration']).toEqual(tier);
    const failure = await failureOf(setTier('1002', { ...tier, registrations: 51 }));
    expect(failure.failure).toMatchObject({ code: 4000, field: 'tier-configuration.registrations' });
  });

  it('is nobody else', async () => {
    backend.db.session = 'account';
    const failure = await failureOf(setTier('1002', { tier: 'ENTERPRISE', registrations: null }));
    expect([failure.status, failure.code]).toEqual([403, 4003]);
  });
});

describe('deleting an event', () => {
  eachRow(['1000', '1001'])('is refused while it has orders: %s', async (id) => {
    const failure = await failureOf(remove(id));
    expect([failure.status, failure.code]).toEqual([409, 4091]);
  });

  it('is refused for the one the scenario is about, ordered or not', async () => {
    await backend.reset(scenarios.freeEvent);
    expect((await failureOf(remove(eventId))).failure?.message).toBe('The scenario is about this event.');
  });

  it('takes whatever is kept under it along, and the access to it', async () => {
    backend.db.rows('flows', '1003').add({
      id: 'flow-summer',
      name: 'Summer',
      active: true,
      archived: false,
      steps: [],
      created: '2026-02-01T00:00:00.000Z',
      modified: '2026-02-01T00:00:00.000Z',
    });
    await remove('1003');
    expect((await failureOf(read('1003'))).status).toBe(404);
    expect(backend.db.rows('flows', '1003').all()).toEqual([]);
    const { members } = await client.call(listMembers, { params: account });
    expect(members.flatMap(({ eventIds }) => eventIds ?? [])).not.toContain('1003');
    expect((await client.call(listFlows, { params: params(eventId) })).flows).not.toEqual([]);
  });
});

describe('events nobody may reach', () => {
  it('are those of another account', async () => {
    const failure = await failureOf(client.call(getEvent, { params: { accountId: '112', eventId } }));
    expect([failure.status, failure.code]).toEqual([404, 4046]);
  });
});

describe('the registration of an event', () => {
  const versions = (...eventIds: string[]) => client.call(getRegistrationVersions, { body: { eventIds } });
  const migrate = () => client.call(migrateToClassicRegistration, { params: { eventId } });

  it('goes back to the classic one, once, for buyers too', async () => {
    expect(await migrate()).toEqual({ version: 'V1' });
    expect((await failureOf(migrate())).code).toBe(4091);
    expect(await client.call(getRegistrationVersion, { params: { eventId } })).toBe('V1');
    const both = await versions(eventId, '1002');
    expect(both.versions.map(({ version }) => version)).toEqual(['V1', 'V2_PAID']);
  });

  it('is not told of events that are unknown', async () => {
    expect((await failureOf(versions(eventId, '9'))).code).toBe(4040);
  });
});

describe('tracking pixels', () => {
  const pixels = (id = eventId) => client.call(getTrackingPixels, { params: params(id) });
  const pixel: TrackingPixel = { provider: 'google', pixelId: 'AW-5520013', pages: ['tickets'] };
  const save = async (changed: TrackingPixel[], id = eventId) =>
    client.call(updateTrackingPixels, {
      params: params(id),
      body: { pixels: changed, modified: (await pixels(id)).modified },
    });

  it('are none at first, and what was saved last then', async () => {
    expect(await pixels('1002')).toEqual({ pixels: [], modified: null });
    const saved = await save([pixel], '1002');
    expect(saved.pixels).toEqual([pixel]);
    expect(await pixels('1002')).toEqual(saved);
  });

  it('are not written over a change the editor has not seen', async () => {
    const { modified } = await pixels();
    await save([pixel]);
    const stale = client.call(updateTrackingPixels, {
      params: params(eventId),
      body: { pixels: [], modified },
    });
    expect((await failureOf(stale)).code).toBe(4090);
  });

  eachRow<[TrackingPixel[], string]>([
    [[{ ...pixel, pixelId: '"><script>' }], 'pixels[0].pixelId'],
    [[pixel, pixel], 'pixels[1].pixelId'],
    [[{ ...pixel, pages: [] }], 'pixels[0].pages'],
  ])('are refused as %j', async (changed, field) => {
    expect((await failureOf(save(changed))).failure).toMatchObject({ code: 4000, field });
  });
});

describe('an event of a template', () => {
  const createOf = (query: { templateId: string; copyOf?: string }) =>
    client.call(createEvent, { params: account, query, body: draft });

  it('sells its ticket types, a hundred of each', async () => {
    const { id } = await createOf({ templateId: 'template-lantern' });
    const { ticketTypes } = await client.call(getTicketTypes, { params: params(id), query: {} });
    expect(ticketTypes).toMatchObject([{ name: 'Seat', price: 18_00, quantity: 100, sold: 0 }]);
  });

  it('is not made of one there is not, nor of an event besides', async () => {
    const before = (await client.call(listEvents, { params: account })).events.length;
    expect((await failureOf(createOf({ templateId: 'template-none' }))).code).toBe(4046);
    const both = await failureOf(createOf({ templateId: 'template-lantern', copyOf: eventId }));
    expect(both.failure).toMatchObject({ code: 4000, field: 'templateId' });
    expect((await client.call(listEvents, { params: account })).events).toHaveLength(before);
  });
});

describe('lists of people', () => {
  const lists = (count?: number) =>
    client.call(listEventLists, { params: params(eventId), query: count === undefined ? {} : { count } });

  it('are as long as there are people on them now', async () => {
    const before = await lists();
    await buy({ 3009: 2, 3001: 1 });
    const after = await lists();
    const grown = after.lists.filter(({ id, size }) =>
      before.lists.some((one) => one.id === id && one.size < size),
    );
    expect(grown.map(({ name }) => name)).toEqual(['Everyone registered', 'General Admission']);
    expect(after.lists.find(({ name }) => name === 'Press')?.size).toBe(2);
  });

  it('come by name, as many as are asked for, and never without their number', async () => {
    const { lists: first, total } = await lists(2);
    expect([first.map(({ name }) => name), total]).toEqual([['Backstage Tour', 'Everyone registered'], 8]);
  });

  it('come 500 at once, and never more', async () => {
    const rows = backend.db.rows('eventLists', eventId);
    for (let index = 0; index < 500; index += 1)
      rows.add({ id: `more-${index}`, name: `More ${index}`, kind: 'chosen', emails: [] });
    for (const count of [undefined, 500, 9_999]) {
      const { lists: all, total } = await lists(count);
      expect([all.length, total]).toEqual([500, 508]);
    }
  });
});
