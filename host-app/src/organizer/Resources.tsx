import { ResourcesScreen } from 'boxoffice/organizer';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';

/** The files and links of the event. */
export function Resources({ accountId, eventId }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  return <ResourcesScreen accountId={accountId} eventId={eventId} view={view} onViewChange={setView} />;
}
