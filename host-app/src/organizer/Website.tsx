import { WebsiteScreen } from 'boxoffice/organizer';
import { useAddressParam } from './address';
import type { ScreenProps } from './screens';

export function Website({ eventId }: ScreenProps) {
  const [section, open] = useAddressParam('section');
  return <WebsiteScreen eventId={eventId} section={section} onSectionChange={open} />;
}
