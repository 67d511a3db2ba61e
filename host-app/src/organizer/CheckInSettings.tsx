import { CheckInSettingsScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function CheckInSettings({ accountId, eventId }: ScreenProps) {
  return <CheckInSettingsScreen accountId={accountId} eventId={eventId} />;
}
