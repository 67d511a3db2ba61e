import { RtaMessagesScreen } from 'boxoffice/organizer';
import { useNewInAddress, useViewInAddress } from './address';
import type { ScreenProps } from './screens';

/** The messages of the event's app. */
export function RtaMessages({ accountId, eventId }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const request = useNewInAddress();
  return (
    <RtaMessagesScreen
      {...request}
      accountId={accountId}
      eventId={eventId}
      view={view}
      onViewChange={setView}
    />
  );
}
