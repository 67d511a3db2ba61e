import { TagsScreen } from 'boxoffice/organizer';
import { useViewInAddress } from './address';
import { useAccountId } from './useAccountId';

/** The tags of the account. */
export function Tags() {
  const [view, setView] = useViewInAddress();
  return <TagsScreen accountId={useAccountId()} view={view} onViewChange={setView} />;
}
