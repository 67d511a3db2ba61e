import { describe, expect, it } from 'vitest';
import {
  createAccountProvider,
  createEventProvider,
  deleteAccountProvider,
  deleteEventProvider,
  getAccountProviders,
  getEventProviders,
  sendProviderNotification,
  updateAccountProvider,
  updateEventProvider,
  type ExternalProviderSettings,
  type NotificationTopic,
} from '../../../../../src/contract';
import { backendInTests, eventId, failureOf } from '../../backend';
import { eachRow } from '../../../../eachRow';

const { backend, client, clock } = backendInTests();

const account = { accountId: '77' };
const event = { ...account, eventId };
const settings: ExternalProviderSettings = {
  name: 'Screens',
  type: 'WEBHOOK',
  url: 'https://screens.harbourhall.example/hook',
  topics: ['ATTENDEE_CHECKED_IN'],
};
type Changes = Partial<ExternalProviderSettings>;

const ofEvent = {
  list: async () => (await client.call(getEventProviders, { params: event })).providers,
  create: (changes: Changes = {}) =>
    client.call(createEventProvider, { params: event, body: { ...settings, ...changes } }),
  update: (providerId: string, version: number, changes: Changes = {}) =>
    client.call(updateEventProvider, {
      params: { ...event, providerId },
      body: { ...settings, ...changes, version },
    }),
  remove: (providerId: string) => client.call(deleteEventProvider, { params: { ...event, providerId } }),
};
const ofAccount: typeof ofEvent = {
  list: async () => (await client.call(getAccountProviders, { params: account })).providers,
  create: (changes) =>
    client.call(createAccountProvider, { params: account, body: { ...settings, ...changes } }),
  update: (providerId, version, changes) =>
    client.call(updateAccountProvider, {
      params: { ...account, providerId },
      body: { ...settings, ...changes, version },
    }),
  remove: (providerId) => client.call(deleteAccountProvider, { params: { ...account, providerId } }),
};
const send = (topic: NotificationTopic, orderId?: string) =>
  client.call(sendProviderNotification, { params: event, body: { topic, ...(orderId ? { orderId } : {}) } });

describe.each([
  ['an event', ofEvent, ofAccount, 'provider-badges'],
  ['an account', ofAccount, ofEvent, 'provider-ledger'],
])('the providers of %s', (_, own, other, seeded) => {
  it('are its own, oldest first', async () => {
    const others = await other.list();
    const made = await own.create();
    const providers = await own.list();
    expect(providers.length).toBe(4);
    expect(providers.at(-1)?.id).toBe(made.id);
    const dates = providers.map(({ created }) => Date.parse(created));
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect(await other.list()).toEqual(others);
  });

  it('are told their secret once', async () => {
    const { secret, secretEnd } = await own.create();
    expect(secret).toMatch(/^whsec_\w{24}$/);
    expect(secret.endsWith(secretEnd)).toBe(true);
    expect(JSON.stringify(await own.list())).not.toContain('whsec_');
  });

  eachRow([
    [4000, 'url', { url: 'http://screens.harbourhall.example' }],
    [4000, 'url', { url: 'javascript:alert(1)' }],
    [4000, 'topics', { topics: [] }],
    [4000, 'name', { name: '' }],
    [4022, undefined, { url: 'https://127.0.0.1/admin' }],
    [4022, undefined, { url: 'https://[::1]/admin' }],
    [4022, undefined, { url: 'https://0x7f000001/admin' }],
    [4022, undefined, { url: 'https://metadata.google.internal/' }],
    [4022, undefined, { url: 'https://db.localhost/' }],
  ])('are refused with %s for %s: %j', async (code, field, changes) => {
    const error = await failureOf(own.create(changes));
    expect([error.code, error.failure?.field]).toEqual([code, field]);
    expect((await own.list()).length).toBe(3);
  });

  it('have an address each', async () => {
    const { id, version } = await own.create();
    expect((await failureOf(own.create())).code).toBe(4022);
    const moved = await own.update(id, version, { url: `${settings.url}/2` });
    expect(moved.version).toBe(2);
    await own.create();
    expect((await failureOf(own.update(id, 2))).code).toBe(4022);
  });

  it('are changed on the version that was read, and stay off when nothing is said', async () => {
    const off = await own.update(seeded, 1, { enabled: false });
    expect(off).toMatchObject({ enabled: false, version: 2, name: 'Screens' });
    expect((await failureOf(own.update(seeded, 1))).code).toBe(4090);
    expect(await own.update(seeded, 2)).toMatchObject({ enabled: false, version: 3 });
  });

  it('take what was sent to them along when they go', async () => {
    await own.remove(seeded);
    expect((await own.list()).map(({ id }) => id)).not.toContain(seeded);
    const deliveries = backend.db.rows('providerDeliveries', '77').all();
    expect(deliveries.length).toBeGreaterThan(0);
    expect(deliveries.map(({ providerId }) => providerId)).not.toContain(seeded);
  });

  eachRow([
    ['changed', () => own.update('provider-99', 1)],
    ['removed', () => own.remove('provider-99')],
  ])('can’t be %s when there are none of that id', async (__, call) => {
    const { code, status } = await failureOf(call());
    expect([code, status]).toEqual([4046, 404]);
  });
});

describe('a notification', () => {
  it('goes to the enabled providers of its topic, the event’s and the account’s', async () => {
    const { deliveries } = await send('ORDER_CREATED', '2000-4795');
    expect(deliveries.map(({ level, providerId }) => [level, providerId])).toEqual([
      ['EVENT', 'provider-newsletter'],
      ['ACCOUNT', 'provider-ledger'],
      ['ACCOUNT', 'provider-people'],
    ]);
    expect(new Set(deliveries.map(({ orderId }) => orderId))).toEqual(new Set(['2000-4795']));
  });

  it('is what a provider was told last', async () => {
    clock.advance(5000);
    await send('TICKET_TRANSFERRED');
    const badges = (await ofEvent.list()).find(({ id }) => id === 'provider-badges');
    expect(badges?.lastNotified).toBe('2026-02-12T15:00:05.000Z');
  });

  it('reaches nobody when nobody listens', async () => {
    await ofEvent.update('provider-badges', 1, { enabled: false });
    expect(await send('ATTENDEE_CHECKED_IN')).toEqual({ deliveries: [] });
  });

  eachRow([
    [4022, 'without its order', 'ORDER_CREATED', undefined],
    [4046, 'of an unknown order', 'ORDER_REFUNDED', '2000-1'],
    [4000, 'of no known topic', 'MOON_RISEN', undefined],
  ])('is refused with %s when it is %s', async (code, _, topic, orderId) => {
    expect((await failureOf(send(topic as NotificationTopic, orderId))).code).toBe(code);
    expect(backend.db.rows('providerDeliveries', '77').all().length).toBe(3);
  });
});
