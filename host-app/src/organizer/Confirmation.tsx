import { ConfirmationSettingsScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function Confirmation({ eventId }: ScreenProps) {
  return <ConfirmationSettingsScreen eventId={eventId} />;
}
