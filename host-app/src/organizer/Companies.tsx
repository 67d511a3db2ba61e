import { CompaniesScreen } from 'boxoffice/organizer';
import { useViewInAddress } from './address';
import { useAccountId } from './useAccountId';

/** The companies of the account. */
export function Companies() {
  const [view, setView] = useViewInAddress();
  return <CompaniesScreen accountId={useAccountId()} view={view} onViewChange={setView} />;
}
