'use client';
import { useWebhooks } from '../../hooks';
import type { NewRequestProps } from '../kit/page';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import type { AccountWebhooksLink } from './AccountWebhooks';
import { WebhooksView } from './WebhooksView';

/** Props of `WebhooksScreen`. @experimental */
export interface WebhooksScreenProps extends ViewProps, NewRequestProps {
  /** The organizer’s account. */
  accountId: string;
  /** The event. Without it: the webhooks that are notified of every event of the account. */
  eventId?: string | undefined;
  /** For an event: where the account's webhooks are changed. */
  accountWebhooks?: AccountWebhooksLink | undefined;
}

/** The webhooks of an event, or of the account: added, changed, tried and deleted. 002 §7 External providers and webhooks. */
export function Webhooks({ accountId, eventId, accountWebhooks, ...props }: WebhooksScreenProps) {
  const [view, onViewChange] = useTableView(props);
  const { webhooks, inherited, calls, notify } = useWebhooks({ accountId, eventId });
  const { isNew, onNewOpened } = props;
  return (
    <WebhooksView
      {...readingOf(webhooks)}
      webhooks={webhooks.data?.providers ?? null}
      inherited={
        inherited && {
          ...readingOf(inherited),
          webhooks: inherited.data?.providers ?? null,
          link: accountWebhooks,
        }
      }
      calls={calls}
      isNew={isNew}
      onNewOpened={onNewOpened}
      notify={notify}
      view={view}
      onViewChange={onViewChange}
    />
  );
}
