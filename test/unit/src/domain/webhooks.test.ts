import { describe, expect, it } from 'vitest';
import type { ExternalProvider } from '../../../../src/contract';
import {
  creationProblem,
  findWebhooks,
  isPublicAddress,
  listenersOf,
  newNotification,
  newWebhook,
  notificationBody,
  notificationProblem,
  notificationSchema,
  webhookProblem,
  webhookSchema,
  webhookSettings,
  webhookUrl,
  webhookValues,
  type NotificationValues,
  type WebhookValues,
} from '../../../../src/domain/webhooks';
import { eachRow } from '../../../eachRow';

const fine: WebhookValues = {
  ...newWebhook,
  name: ' Door ',
  url: ' https://door.example/hook ',
  topics: ['ORDER_CREATED'],
};
const webhook = (changes: Partial<ExternalProvider>): ExternalProvider => ({
  id: 'w1',
  name: 'Door',
  type: 'WEBHOOK',
  url: 'https://door.example/hook',
  topics: ['ORDER_CREATED'],
  enabled: true,
  secretEnd: 'f00d',
  lastNotified: null,
  created: '2026-01-01T00:00:00Z',
  modified: '2026-01-01T00:00:00Z',
  version: 1,
  ...changes,
});

describe('a webhook in a form', () => {
  eachRow([
    ['name', 'organizer.tags.problem.nameRequired', { name: ' ' }],
    ['name', 'organizer.attributes.error.labelTooLong', { name: 'a'.repeat(81) }],
    ['url', 'organizer.sharing.error.url', { url: '' }],
    ['url', 'organizer.sharing.error.url', { url: 'http://door.example' }],
    ['url', 'organizer.sharing.error.url', { url: 'http://localhost/hook' }],
    ['url', 'organizer.sharing.error.url', { url: 'https://me:secret@door.example' }],
    ['url', 'organizer.webhooks.error.notPublic', { url: 'https://localhost/hook' }],
    ['url', 'organizer.webhooks.error.taken', { url: 'https://TAKEN.example/' }],
    ['url', 'organizer.webhooks.error.taken', { url: 'https://taken.example' }],
    ['topics', 'organizer.webhooks.error.noTopic', { topics: [] }],
  ] satisfies [string, string, Partial<WebhookValues>][])(
    'is refused for %s: %s (%j)',
    async (path, message, change) => {
      await expect(
        webhookSchema(['https://taken.example/']).validate({ ...fine, ...change }),
      ).rejects.toMatchObject({ path, message });
    },
  );

  it('is fine, and sent without spaces around its texts', async () => {
    await expect(webhookSchema([]).validate(fine)).resolves.toEqual(fine);
    expect(webhookSettings(fine)).toEqual({
      name: 'Door',
      type: 'WEBHOOK',
      url: 'https://door.example/hook',
      topics: ['ORDER_CREATED'],
      enabled: true,
    });
  });

  it('has what it is notified of in the order of the form', () => {
    expect(webhookValues(webhook({ topics: ['ATTENDEE_CHECKED_IN', 'ORDER_CREATED'] })).topics).toEqual([
      'ORDER_CREATED',
      'ATTENDEE_CHECKED_IN',
    ]);
  });
});

describe('an address the backend may call', () => {
  eachRow([
    ['https://door.example', true],
    ['https://door.example:8443/hook?a=1', true],
    ['https://localhost.example', true],
    ['https://intranet', false],
    ['https://10.0.0.7', false],
    // Browsers read numbers as an address too.
    ['https://2130706433', false],
    ['https://[::1]/hook', false],
    ['https://app.localhost', false],
    ['https://printer.local', false],
    ['https://db.internal.', false],
    ['https://nas.home.arpa', false],
  ] as const)('%s: %s', (typed, isPublic) => {
    const url = webhookUrl(typed);
    expect(url !== null && isPublicAddress(url)).toBe(isPublic);
  });
});

describe('a list of webhooks', () => {
  const door = webhook({ id: 'door' });
  const ledger = webhook({
    id: 'ledger',
    name: 'Bookkeeping',
    url: 'https://ledgerline.example',
    topics: ['ORDER_REFUNDED'],
    enabled: false,
  });
  eachRow([
    ['everything', '', {}, ['door', 'ledger']],
    ['a name', 'book', {}, ['ledger']],
    ['an address', 'ledgerline', {}, ['ledger']],
    ['active ones', '', { enabled: 'yes' }, ['door']],
    ['inactive ones', '', { enabled: 'no' }, ['ledger']],
    ['both', 'door', { enabled: 'no' }, []],
    ['nothing that an address invents', '', { enabled: 'maybe' }, ['door', 'ledger']],
  ] satisfies [string, string, Record<string, string>, string[]][])(
    'is searched for %s',
    (_what, search, filters, ids) => {
      expect(findWebhooks([door, ledger], { search, filters }).map(({ id }) => id)).toEqual(ids);
    },
  );

  it('names those that are notified: active ones of the topic', () => {
    expect(listenersOf([door, ledger], 'ORDER_CREATED')).toEqual([door]);
    expect(listenersOf([door, ledger], 'ORDER_REFUNDED')).toEqual([]);
  });
});

describe('a notification', () => {
  eachRow([
    ['ORDER_CREATED', ' ', false],
    ['ORDER_REFUNDED', '', false],
    ['ORDER_REFUNDED', '2000-1', true],
    ['TICKET_TRANSFERRED', '', true],
    ['ATTENDEE_CHECKED_IN', '2000-1', true],
  ] satisfies [NotificationValues['topic'], string, boolean][])(
    'of %s with order “%s” can be sent: %s',
    async (topic, orderId, isFine) => {
      expect(await notificationSchema.isValid({ topic, orderId })).toBe(isFine);
    },
  );

  it('is sent with the order it is about, where it is about one', () => {
    expect(notificationBody({ topic: 'ORDER_CREATED', orderId: ' 2000-1 ' })).toEqual({
      topic: 'ORDER_CREATED',
      orderId: '2000-1',
    });
    expect(notificationBody({ ...newNotification, orderId: ' ' })).toEqual({ topic: 'ORDER_CREATED' });
  });
});

describe('what was not done', () => {
  eachRow([
    [webhookProblem, { code: 4022 }, 'organizer.webhooks.problem.address', 'url'],
    [webhookProblem, { code: 4046 }, 'organizer.kit.form.failed.gone', undefined],
    [webhookProblem, { code: 0, isUncertain: true }, 'organizer.kit.form.failed.network', undefined],
    [webhookProblem, { code: 4000, field: 'name', error: 'x' }, 'organizer.kit.form.failed.refused', 'name'],
    [creationProblem, { code: 0, isUncertain: true }, 'organizer.webhooks.problem.uncertain', undefined],
    [creationProblem, { code: 4022 }, 'organizer.webhooks.problem.address', 'url'],
    [notificationProblem, { code: 4022 }, 'organizer.webhooks.send.orderRequired', 'orderId'],
    [notificationProblem, { code: 4046 }, 'organizer.webhooks.send.noOrder', 'orderId'],
    [notificationProblem, { code: 0, isUncertain: true }, 'organizer.webhooks.send.uncertain', undefined],
    [notificationProblem, { code: 5000 }, 'organizer.kit.form.failed.refused', undefined],
  ] satisfies [typeof webhookProblem, Parameters<typeof webhookProblem>[0], string, string | undefined][])(
    'is explained by %o: %j',
    (problemOf, failure, key, field) => {
      const { message, field: at } = problemOf(failure);
      expect([message.key, at]).toEqual([key, field]);
    },
  );
});
