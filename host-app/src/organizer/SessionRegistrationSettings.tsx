import { SessionRegistrationScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function SessionRegistrationSettings({ accountId, eventId }: ScreenProps) {
  return <SessionRegistrationScreen accountId={accountId} eventId={eventId} />;
}
