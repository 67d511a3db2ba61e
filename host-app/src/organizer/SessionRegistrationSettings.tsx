import { SessionRegistrationSettingsScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function SessionRegistrationSettings({ accountId, eventId }: ScreenProps) {
  return <SessionRegistrationSettingsScreen accountId={accountId} eventId={eventId} />;
}
