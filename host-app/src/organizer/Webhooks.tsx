import { WebhooksScreen } from 'boxoffice/organizer';
import { preservedHref } from '../navigation';
import { webhooksPath } from './accountScreens';
import { useNewInAddress, useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';
import { useAccountId } from './useAccountId';

/** What the event notifies. */
export function Webhooks({ accountId, eventId, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const request = useNewInAddress();
  return (
    <WebhooksScreen
      {...request}
      accountId={accountId}
      eventId={eventId}
      accountWebhooks={{ href: preservedHref(webhooksPath), onNavigate: useOnNavigate(navigate) }}
      view={view}
      onViewChange={setView}
    />
  );
}

/** What every event of the account notifies. */
export function AccountWebhooks() {
  const [view, setView] = useViewInAddress();
  const request = useNewInAddress();
  return <WebhooksScreen {...request} accountId={useAccountId()} view={view} onViewChange={setView} />;
}
