import { SpeakersScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function People({ accountId, eventId }: ScreenProps) {
  return <SpeakersScreen accountId={accountId} eventId={eventId} />;
}
