import { CheckInScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** A door of the event. */
export function CheckIn({ accountId, eventId, hrefOf, navigate }: ScreenProps) {
  return (
    <CheckInScreen
      accountId={accountId}
      eventId={eventId}
      settingsHref={hrefOf('checkInSettings')}
      onNavigate={useOnNavigate(navigate)}
    />
  );
}
