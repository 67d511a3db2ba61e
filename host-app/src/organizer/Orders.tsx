import { OrdersScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function Orders({ eventId }: ScreenProps) {
  return <OrdersScreen eventId={eventId} />;
}
