import 'boxoffice/styles.css';
import { BoxofficeProvider, TicketWidget } from 'boxoffice';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { backend } from './backend';
import { OwnArrangement } from './recipes/OwnArrangement';
import { OwnField } from './recipes/OwnField';
import { OwnPayment } from './recipes/OwnPayment';
import { OwnRow } from './recipes/OwnRow';
import { OwnStep } from './recipes/OwnStep';
import { OwnWords } from './recipes/OwnWords';
import './recipes/ownArrangement.css';
import './recipes/ownRow.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const Plain = () => <TicketWidget eventId="1001" />;
const recipes = { OwnArrangement, OwnField, OwnPayment, OwnRow, OwnStep, OwnWords };

/** `?recipe=OwnRow` shows that one. */
const requested = new URLSearchParams(window.location.search).get('recipe') ?? '';
const Sale = new Map(Object.entries(recipes)).get(requested) ?? Plain;

createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Tidewater Festival</h1>
      <BoxofficeProvider backend={backend}>
        <Sale />
      </BoxofficeProvider>
    </main>
  </StrictMode>,
);
