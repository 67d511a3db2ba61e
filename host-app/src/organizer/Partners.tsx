import { PartnersScreen } from 'boxoffice/organizer';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';

/** The list; with an id, that partner. */
export function Partners({ eventId, id, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  return (
    <PartnersScreen
      eventId={eventId}
      view={view}
      onViewChange={setView}
      partner={id ?? null}
      onPartnerChange={(partner) => navigate(hrefOf('partners', partner ?? undefined))}
    />
  );
}
