import { WebsiteScreen } from 'boxoffice/organizer';
import type { ScreenProps } from './screens';

export function Website({ eventId, id, hrefOf, navigate }: ScreenProps) {
  return (
    <WebsiteScreen
      eventId={eventId}
      section={id ?? null}
      onSectionChange={(section) => navigate(hrefOf('website', section ?? undefined))}
    />
  );
}
