import { BoxofficeProvider } from 'boxoffice';
import { OrdersScreen } from 'boxoffice/organizer';

export function Orders() {
  return (
    <BoxofficeProvider locale="en-GB">
      <OrdersScreen eventId="1001" hrefOf={(orderId) => `/admin/orders/${orderId}`} />
    </BoxofficeProvider>
  );
}
