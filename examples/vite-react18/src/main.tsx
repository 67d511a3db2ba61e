import 'boxoffice/styles.css';
import { BoxofficeProvider, TicketWidget } from 'boxoffice';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { backend } from './backend';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Tidewater Festival</h1>
      <BoxofficeProvider backend={backend}>
        <TicketWidget eventId="1001" />
      </BoxofficeProvider>
    </main>
  </StrictMode>,
);
