import { BoxofficeProvider, TicketWidget, type TextOverrides } from 'boxoffice';
import { backend } from '../backend';

const overrides: TextOverrides = {
  'order.register': 'Count me in',
  'registration.title': 'Who is coming?',
};

export const OwnWords = () => (
  <BoxofficeProvider backend={backend} locale="en" overrides={overrides}>
    <TicketWidget eventId="1001" />
  </BoxofficeProvider>
);
