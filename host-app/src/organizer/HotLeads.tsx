import { HotLeadsScreen } from 'boxoffice/organizer';
import { useCallback } from 'react';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** Who began to register for the event; whoever ordered after all leads to the order. */
export function HotLeads({ accountId, eventId, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const orderHrefOf = useCallback((orderId: string) => hrefOf('orders', orderId), [hrefOf]);
  return (
    <HotLeadsScreen
      accountId={accountId}
      eventId={eventId}
      view={view}
      onViewChange={setView}
      orderHrefOf={orderHrefOf}
      onNavigate={useOnNavigate(navigate)}
    />
  );
}
