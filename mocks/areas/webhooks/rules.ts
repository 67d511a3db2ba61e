import type {
  ExternalProvider,
  ExternalProviderSettings,
  Instant,
  NotificationDelivery,
  NotificationTopic,
} from '../../../src/contract';
import { Refusal, type Db, type Rows } from '../../db';
import type { StoredProvider } from './seed';
import { httpsOf, textOf } from '../../rules/fields';
import { isPublicAddress } from '../../../src/domain/webhooks';

/** Providers of one event or one account, and what was sent to them. */
export interface Providers {
  rows: Rows<StoredProvider>;
  level: NotificationDelivery['level'];
  deliveries: Rows<NotificationDelivery>;
}

export const eventProvidersOf = (db: Db, { accountId, eventId }: { accountId: string; eventId: string }) =>
  ({
    rows: db.rows('eventProviders', eventId),
    level: 'EVENT',
    deliveries: db.rows('providerDeliveries', accountId),
  }) as const satisfies Providers;

export const accountProvidersOf = (db: Db, { accountId }: { accountId: string }) =>
  ({
    rows: db.rows('accountProviders', accountId),
    level: 'ACCOUNT',
    deliveries: db.rows('providerDeliveries', accountId),
  }) as const satisfies Providers;

/** As it is answered: of the secret only the end. */
function viewProvider({ deliveries }: Providers, stored: StoredProvider): ExternalProvider {
  const { secret, ...provider } = stored;
  const last = deliveries.all().findLast(({ providerId }) => providerId === provider.id);
  return { ...provider, secretEnd: secret.slice(-4), lastNotified: last?.queued ?? null };
}

export const listProviders = (providers: Providers): { providers: ExternalProvider[] } => ({
  providers: providers.rows
    .all()
    .sort((a, b) => Date.parse(a.created) - Date.parse(b.created))
    .map((stored) => viewProvider(providers, stored)),
});

export function addProvider(db: Db, providers: Providers, sent: ExternalProviderSettings, now: Instant) {
  const id = db.nextId('provider');
  const stored = providers.rows.add({
    ...settingsOf(providers, sent),
    id,
    enabled: sent.enabled ?? true,
    secret: `whsec_${db.token(`${id} ${now}`, 24)}`,
    created: now,
    modified: now,
    version: 1,
  });
  return { ...viewProvider(providers, stored), secret: stored.secret };
}

export function changeProvider(
  providers: Providers,
  id: string,
  sent: ExternalProviderSettings & { version: number },
  now: Instant,
): ExternalProvider {
  const stored = providers.rows.get(id);
  if (sent.version !== stored.version)
    throw new Refusal(4090, 'Somebody else changed this provider meanwhile.');
  const changed = providers.rows.change(id, {
    ...settingsOf(providers, sent, id),
    enabled: sent.enabled ?? stored.enabled,
    modified: now,
    version: stored.version + 1,
  });
  return viewProvider(providers, changed);
}

/** What was sent to it goes with it. */
export function removeProvider({ rows, deliveries }: Providers, providerId: string): null {
  rows.remove(providerId);
  for (const delivery of deliveries.all())
    if (delivery.providerId === providerId) deliveries.remove(delivery.id);
  return null;
}

/** One delivery for each enabled provider of the topic. */
export function notify(
  db: Db,
  { rows, level, deliveries }: Providers,
  { topic, orderId }: { topic: NotificationTopic; orderId: string | null },
  queued: Instant,
): NotificationDelivery[] {
  return rows
    .all()
    .filter(({ enabled, topics }) => enabled && topics.includes(topic))
    .map(({ id: providerId, url }) =>
      deliveries.add({ id: db.nextId('delivery'), providerId, level, topic, orderId, url, queued }),
    );
}

function settingsOf({ rows }: Providers, sent: ExternalProviderSettings, ownId?: string) {
  const url = httpsOf('url', sent.url);
  if (!isPublicAddress(url)) throw new Refusal(4022, 'This address is not reachable from outside.');
  if (rows.all().some((other) => other.id !== ownId && other.url === url))
    throw new Refusal(4022, 'Another provider has this address.');
  return { name: textOf('name', sent.name), type: sent.type, url, topics: [...new Set(sent.topics)] };
}
