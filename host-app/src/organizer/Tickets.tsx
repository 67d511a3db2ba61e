import { TicketsScreen } from 'boxoffice/organizer';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** Everybody who has a ticket. */
export function Tickets({ eventId, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  return (
    <TicketsScreen
      eventId={eventId}
      view={view}
      onViewChange={setView}
      hrefOf={(orderId) => hrefOf('orders', orderId)}
      onNavigate={useOnNavigate(navigate)}
    />
  );
}
