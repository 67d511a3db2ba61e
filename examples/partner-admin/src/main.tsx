import 'boxoffice/styles.css';
import 'boxoffice/organizer.css';
import './admin.css';
import { BoxofficeProvider } from 'boxoffice';
import { OrdersScreen, TicketTypeEditor } from 'boxoffice/organizer';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { backend } from './backend';

const eventId = '1001';

/** A ticket type and the orders, each mounted alone in a page that is nobody's but this partner's. */
function Admin() {
  const [news, setNews] = useState('');
  return (
    <>
      <header className="bar">
        <strong>Harbour Admin</strong>
        <p role="status">{news}</p>
      </header>
      <main className="page">
        <BoxofficeProvider backend={backend} preset="summit">
          <section aria-label="Ticket type">
            <TicketTypeEditor
              eventId={eventId}
              ticketTypeId="3002"
              onSaved={({ name }) => setNews(`${name} is in the shop.`)}
            />
          </section>
          <section aria-label="Orders">
            <OrdersScreen eventId={eventId} />
          </section>
        </BoxofficeProvider>
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Admin />
  </StrictMode>,
);
