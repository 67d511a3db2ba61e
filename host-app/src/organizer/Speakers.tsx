import { SpeakersScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function Speakers({ accountId, eventId }: ScreenProps) {
  return <SpeakersScreen accountId={accountId} eventId={eventId} />;
}
