import { ConfirmationPage } from 'boxoffice';
import { useWidgetBootstrap } from 'boxoffice/hooks';
import { useParams } from 'wouter';
import { usePageTitle } from '../page/usePageTitle';

/** `/widgets/tickets/:eventId/:orderId/confirmationMessage/:token`; the token `preview` shows a sample (000 §2). */
export function Confirmation() {
  const { eventId = '', orderId = '', token = '' } = useParams();
  const { data } = useWidgetBootstrap(eventId);
  usePageTitle(data && `${orderId} · ${data.event.name}`);
  return (
    <main>
      <h1 className="visually-hidden">{data?.event.name}</h1>
      <ConfirmationPage eventId={eventId} orderId={orderId} token={token} />
    </main>
  );
}
