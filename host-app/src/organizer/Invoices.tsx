import { InvoiceSettingsScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function Invoices({ accountId, eventId }: ScreenProps) {
  return <InvoiceSettingsScreen accountId={accountId} eventId={eventId} />;
}
