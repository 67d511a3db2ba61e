import { BoxofficeProvider, TicketWidget } from 'boxoffice';
import { loadStripe, payPalPaymentOption, stripePaymentOption } from 'boxoffice/payments';
import 'boxoffice/styles.css';

const payments = [stripePaymentOption({ load: () => loadStripe('pk_…') }), payPalPaymentOption()];

export function Shop() {
  return (
    <BoxofficeProvider backend={{ v1: '/api/v1', v2: '/api/v2' }} locale="en" preset="ink">
      <TicketWidget eventId="1001" payments={payments} />
    </BoxofficeProvider>
  );
}
