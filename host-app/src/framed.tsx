import 'boxoffice/styles.css';
import './page/page.css';
import { directionOf } from 'boxoffice';
import { createRoot } from 'react-dom/client';
import { decoded, ticketPath } from '../ticketAddress.mjs';
import { openTickets } from './frame/openTickets';
import { openBackend } from './openBackend';
import { readSettings } from './settings';

/*
 * The ticket page in a frame, as a server answers it there (decision 76). main.tsx is the same for a server that doesn't know.
 */
const settings = readSettings(window.location.search);
document.documentElement.lang = settings.locale;
document.documentElement.dir = directionOf(settings.locale);

const root = document.getElementById('root');
const [, eventId] = (ticketPath.exec(window.location.pathname) ?? []).map(decoded);
if (!root || !eventId) throw new Error('frame.html is for the ticket page, and has a #root');
void openBackend()
  .then((backend) => openTickets({ backend, settings }, eventId))
  .then((page) => createRoot(root).render(page));
