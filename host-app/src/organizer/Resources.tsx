import { ResourcesScreen } from 'boxoffice/organizer';
import { useNewInAddress, useViewInAddress } from './address';
import type { ScreenProps } from './screens';

/** The files and links of the event. */
export function Resources({ accountId, eventId }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const request = useNewInAddress();
  return (
    <ResourcesScreen
      {...request}
      accountId={accountId}
      eventId={eventId}
      view={view}
      onViewChange={setView}
    />
  );
}
