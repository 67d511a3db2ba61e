import { ChatbotScreen, DeveloperAppsScreen, DeveloperExtensionsScreen } from 'boxoffice/organizer';
import { preservedHref, usePreservingNavigate } from '../navigation';
import { appsPath } from './accountScreens';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';
import { useAccountId } from './useAccountId';

/** The chatbot of the event. */
export function Chatbot({ accountId, eventId }: ScreenProps) {
  return <ChatbotScreen accountId={accountId} eventId={eventId} />;
}

/** The apps of the account. */
export function Apps() {
  return <DeveloperAppsScreen accountId={useAccountId()} />;
}

/** Their pages in the organizer's tools. */
export function Extensions() {
  const [view, setView] = useViewInAddress();
  const navigate = usePreservingNavigate();
  return (
    <DeveloperExtensionsScreen
      accountId={useAccountId()}
      apps={{ href: preservedHref(appsPath), onNavigate: useOnNavigate(navigate) }}
      view={view}
      onViewChange={setView}
    />
  );
}
