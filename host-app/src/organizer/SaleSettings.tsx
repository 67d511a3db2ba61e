import { SaleSettingsScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function SaleSettings({ accountId, eventId }: ScreenProps) {
  return <SaleSettingsScreen accountId={accountId} eventId={eventId} />;
}
