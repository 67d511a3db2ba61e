import { BuyerRequestsScreen } from 'boxoffice/organizer';
import { useCallback } from 'react';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** What buyers of the event asked for; each leads to its order. */
export function BuyerRequests({ eventId, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const orderHrefOf = useCallback((orderId: string) => hrefOf('orders', orderId), [hrefOf]);
  return (
    <BuyerRequestsScreen
      eventId={eventId}
      view={view}
      onViewChange={setView}
      orderHrefOf={orderHrefOf}
      settingsHref={hrefOf('myOrderSettings')}
      onNavigate={useOnNavigate(navigate)}
    />
  );
}
