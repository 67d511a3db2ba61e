import { RtaMessagesScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

/** The messages of the event's app. */
export function RtaMessages({ accountId, eventId }: ScreenProps) {
  return <RtaMessagesScreen accountId={accountId} eventId={eventId} />;
}
