import { LoginSettingsScreen, SingleSignOnScreen } from 'boxoffice/organizer';
import { preservedHref, usePreservingNavigate } from '../navigation';
import { singleSignOnPath } from './accountScreens';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';
import { useAccountId } from './useAccountId';

/** The identity providers of the account; with an id, that one. */
export function SingleSignOn({ id }: { id: string | undefined }) {
  const [view, setView] = useViewInAddress();
  const navigate = usePreservingNavigate();
  const hrefOf = (provider: string | null) =>
    preservedHref(
      provider === null ? singleSignOnPath : `${singleSignOnPath}/${encodeURIComponent(provider)}`,
    );
  return (
    <SingleSignOnScreen
      accountId={useAccountId()}
      view={view}
      onViewChange={setView}
      provider={id ?? null}
      onProviderChange={(provider) => navigate(hrefOf(provider))}
    />
  );
}

/** How people get into the event's pages. */
export function LoginSettings({ accountId, eventId, navigate }: ScreenProps) {
  return (
    <LoginSettingsScreen
      accountId={accountId}
      eventId={eventId}
      singleSignOn={{ href: preservedHref(singleSignOnPath), onNavigate: useOnNavigate(navigate) }}
    />
  );
}
