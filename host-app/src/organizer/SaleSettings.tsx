import { SaleSettingsScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function Sale({ accountId, eventId }: ScreenProps) {
  return <SaleSettingsScreen accountId={accountId} eventId={eventId} />;
}
