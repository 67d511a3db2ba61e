import { BoxofficeProvider, TicketWidget } from 'boxoffice';
import 'boxoffice/styles.css';

export const Shop = () => (
  <BoxofficeProvider backend={{ v1: 'https://tickets.example/api/v1', v2: 'https://tickets.example/api/v2' }}>
    <TicketWidget eventId="1001" />
  </BoxofficeProvider>
);
