import { AppSettingsScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function MobileApp({ accountId, eventId }: ScreenProps) {
  return <AppSettingsScreen accountId={accountId} eventId={eventId} />;
}
