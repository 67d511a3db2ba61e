import { TicketWidget } from 'boxoffice';
import { useWidgetBootstrap } from 'boxoffice/hooks';
import { stripePaymentOption } from 'boxoffice/payments';
import { useMemo } from 'react';
import { useLocation, useParams } from 'wouter';
import { useBackend } from '../BackendContext';
import { usePageTitle } from '../page/usePageTitle';

/** `/widgets/tickets/:eventId`: choosing, registering, paying (000 §2). */
export function Tickets() {
  const { eventId = '' } = useParams();
  const [, navigate] = useLocation();
  const { loadStripe } = useBackend();
  const { data } = useWidgetBootstrap(eventId);
  usePageTitle(data?.event.name);
  const key = data?.siteConf.stripePublishableKey ?? '';
  const payments = useMemo(() => [stripePaymentOption({ load: () => loadStripe(key) })], [loadStripe, key]);
  return (
    <main>
      <h1 className="visually-hidden">{data?.event.name}</h1>
      <TicketWidget
        eventId={eventId}
        payments={payments}
        onConfirmed={({ orderId, token }) =>
          navigate(`/widgets/tickets/${eventId}/${orderId}/confirmationMessage/${token}`)
        }
        onBack={() => navigate('/')}
      />
    </main>
  );
}
