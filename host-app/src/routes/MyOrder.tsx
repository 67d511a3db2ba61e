import { MyOrder as Order, useT } from 'boxoffice';
import { useWidgetBootstrap } from 'boxoffice/hooks';
import { useParams } from 'react-router';
import { useCaptcha } from '../backendContext';
import { usePageTitle } from '../page/usePageTitle';
import { demoEvent } from './demoEvent';

/** `/my-order/:eventId?`: a buyer's own order, looked up by number and email. */
export function MyOrder() {
  const { eventId = demoEvent } = useParams();
  const { data } = useWidgetBootstrap(eventId);
  const title = useT()('myOrder.title');
  usePageTitle(data ? `${title} · ${data.event.name}` : title);
  return (
    <main>
      <h1 className="visually-hidden">{data?.event.name}</h1>
      <Order eventId={eventId} captcha={useCaptcha()} />
    </main>
  );
}
