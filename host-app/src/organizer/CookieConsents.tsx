import { CookieConsentsScreen } from 'boxoffice/organizer';
import { demoAccount } from '../routes/demoEvent';
import { useViewInAddress } from './address';

/** What the account's sites ask their visitors. */
export function CookieConsents() {
  const [view, setView] = useViewInAddress();
  return <CookieConsentsScreen accountId={demoAccount} view={view} onViewChange={setView} />;
}
