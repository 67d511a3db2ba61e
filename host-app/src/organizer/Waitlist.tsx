import { WaitlistScreen } from 'boxoffice/organizer';
import { useCallback } from 'react';
import { useViewInAddress } from './address';
import type { ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** Who waits for sold-out ticket types of the event; whoever bought leads to the order. */
export function Waitlist({ accountId, eventId, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const orderHrefOf = useCallback((orderId: string) => hrefOf('orders', orderId), [hrefOf]);
  return (
    <WaitlistScreen
      accountId={accountId}
      eventId={eventId}
      view={view}
      onViewChange={setView}
      orderHrefOf={orderHrefOf}
      onNavigate={useOnNavigate(navigate)}
    />
  );
}
