import type { ExternalProvider, NotificationTopic } from '../../contract';
import type { TableView } from '../table';
import { findByQuery } from '../text/findByQuery';

/** What a list of webhooks can be filtered by, as a view names it. */
export const webhookFilterIds = { enabled: 'enabled' } as const;

/** Those that a view looks for, by name and address. A filter of an address that says nothing known is left out. */
export function findWebhooks(
  webhooks: readonly ExternalProvider[],
  { search, filters }: Pick<TableView, 'search' | 'filters'>,
): readonly ExternalProvider[] {
  const wanted = filters[webhookFilterIds.enabled];
  const passing =
    wanted === 'yes' || wanted === 'no'
      ? webhooks.filter(({ enabled }) => enabled === (wanted === 'yes'))
      : webhooks;
  return findByQuery(passing, search, ({ name, url }) => `${name} ${url}`);
}

/** Those that would be notified of `topic` now. */
export const listenersOf = (
  webhooks: readonly ExternalProvider[],
  topic: NotificationTopic,
): readonly ExternalProvider[] => webhooks.filter(({ enabled, topics }) => enabled && topics.includes(topic));
