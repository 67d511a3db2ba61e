import { RegistrationFormScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function RegistrationForm({ eventId }: ScreenProps) {
  return <RegistrationFormScreen eventId={eventId} />;
}
