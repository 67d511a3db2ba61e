import { AttributesScreen } from 'boxoffice/organizer';
import { useViewInAddress } from './address';
import { useAccountId } from './useAccountId';

/** What the account knows of people. */
export function Attributes() {
  const [view, setView] = useViewInAddress();
  return <AttributesScreen accountId={useAccountId()} view={view} onViewChange={setView} />;
}
