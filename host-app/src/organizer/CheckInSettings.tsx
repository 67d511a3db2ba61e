import { CheckInSettingsScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

export function CheckInSettings({ accountId, eventId, hrefOf, navigate }: ScreenProps) {
  return (
    <CheckInSettingsScreen
      accountId={accountId}
      eventId={eventId}
      doorHref={hrefOf('checkIn')}
      onNavigate={useOnNavigate(navigate)}
    />
  );
}
