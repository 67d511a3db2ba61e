import { MyOrderSettingsScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** What buyers may do with their own orders of the event. */
export function MyOrderSettings({ eventId, hrefOf, navigate }: ScreenProps) {
  return (
    <MyOrderSettingsScreen
      eventId={eventId}
      requestsHref={hrefOf('buyerRequests')}
      onNavigate={useOnNavigate(navigate)}
    />
  );
}
