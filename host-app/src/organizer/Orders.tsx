import { OrderScreen, OrdersScreen } from 'boxoffice/organizer';
import { preservedHref } from '../navigation';
import { hrefWithParam, useAddressParam, useNewInAddress, useViewInAddress } from './address';
import { ticketPagePath, type ScreenProps } from './screens';
import { useOnNavigate } from './useOnNavigate';

/** The list of orders, and one of them by its number. */
export function Orders({ eventId, id, hrefOf, navigate }: ScreenProps) {
  const [view, setView] = useViewInAddress();
  const request = useNewInAddress();
  const [opened, open] = useAddressParam('order');
  const onNavigate = useOnNavigate(navigate);
  if (id !== undefined)
    return (
      <OrderScreen
        key={id}
        eventId={eventId}
        orderId={id}
        ordersHref={hrefOf('orders')}
        requestsHref={hrefWithParam(hrefOf('buyerRequests'), 'search', id)}
        swapHrefOf={(token) => swapHref(eventId, token)}
        onNavigate={onNavigate}
      />
    );
  return (
    <OrdersScreen
      {...request}
      eventId={eventId}
      view={view}
      onViewChange={setView}
      openedId={opened}
      onOpenedIdChange={open}
      hrefOf={(orderId) => hrefOf('orders', orderId)}
      onNavigate={onNavigate}
    />
  );
}

/** Where a buyer pays for a swap (000 §7), whole: it is sent to them. */
const swapHref = (eventId: string, token: string) => {
  const path = preservedHref(ticketPagePath(eventId));
  const address = new URL(path, window.location.href);
  address.searchParams.set('swapToken', token);
  return address.href;
};
