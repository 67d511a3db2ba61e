import { BuyerInformationScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function BuyerInformation({ eventId }: ScreenProps) {
  return <BuyerInformationScreen eventId={eventId} />;
}
