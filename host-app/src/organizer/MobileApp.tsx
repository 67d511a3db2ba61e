import { MobileAppScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function MobileApp({ accountId, eventId }: ScreenProps) {
  return <MobileAppScreen accountId={accountId} eventId={eventId} />;
}
