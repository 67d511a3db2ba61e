import { SessionRegistrationScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function Sessions({ accountId, eventId }: ScreenProps) {
  return <SessionRegistrationScreen accountId={accountId} eventId={eventId} />;
}
