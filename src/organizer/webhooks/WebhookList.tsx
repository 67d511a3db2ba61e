'use client';
import type { ExternalProvider } from '../../contract';
import { isNarrowed, wholeTable } from '../../domain';
import { findWebhooks, webhookFilterIds } from '../../domain/webhooks';
import { useT } from '../../i18n';
import type { ListProps } from '../kit/list';
import { PlainList } from '../kit/page/PlainList';
import { FilterBar, NoMatch } from '../kit/table';
import { AccountWebhooks, type AccountWebhooksProps } from './AccountWebhooks';
import { WebhookRow } from './WebhookRow';
import * as css from './webhooks.css';

export interface WebhookListProps extends Pick<ListProps, 'view' | 'onViewChange'> {
  webhooks: readonly ExternalProvider[];
  inherited?: AccountWebhooksProps | undefined;
  onEdit: (webhook: ExternalProvider) => void;
  onRemove: (webhook: ExternalProvider) => void;
}

/** Webhooks, one a row, those of the account below, and what they can be found by. */
export function WebhookList({ webhooks, inherited, view, onViewChange, onEdit, onRemove }: WebhookListProps) {
  const t = useT();
  const found = findWebhooks(webhooks, view);
  const ofAccount = inherited?.webhooks && findWebhooks(inherited.webhooks, view);
  const isNothing = found.length === 0 && isNarrowed(view) && !ofAccount?.length;
  return (
    <>
      <FilterBar
        view={view}
        onViewChange={onViewChange}
        searchLabel={t('organizer.webhooks.search')}
        filters={[
          {
            id: webhookFilterIds.enabled,
            label: t('organizer.orders.column.status'),
            any: t('organizer.orders.anyStatus'),
            options: [
              { value: 'yes', label: t('organizer.registrationFlows.status.active') },
              { value: 'no', label: t('organizer.registrationFlows.status.inactive') },
            ],
          },
        ]}
      />
      {isNothing && <NoMatch onClear={() => onViewChange(wholeTable)} />}
      {found.length > 0 && (
        <PlainList
          className={css.list}
          aria-label={t(inherited ? 'organizer.webhooks.ofEvent' : 'organizer.webhooks.ofAccount')}
        >
          {found.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              on={{ onEdit: () => onEdit(webhook), onRemove: () => onRemove(webhook) }}
            />
          ))}
        </PlainList>
      )}
      {inherited && !isNothing && (!isNarrowed(view) || ofAccount?.length !== 0) && (
        <AccountWebhooks {...inherited} webhooks={ofAccount ?? null} />
      )}
    </>
  );
}
