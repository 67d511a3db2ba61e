import { RegistrationFormScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function RegistrationForm({ accountId, eventId }: ScreenProps) {
  return <RegistrationFormScreen accountId={accountId} eventId={eventId} />;
}
