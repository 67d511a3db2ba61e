import { CookieConsentsScreen } from 'boxoffice/organizer';
import { useViewInAddress } from './address';
import { useAccountId } from './useAccountId';

/** What the account's sites ask their visitors. */
export function CookieConsents() {
  const [view, setView] = useViewInAddress();
  return <CookieConsentsScreen accountId={useAccountId()} view={view} onViewChange={setView} />;
}
