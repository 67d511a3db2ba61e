import 'boxoffice/styles.css';
import './page/page.css';
import { directionOf } from 'boxoffice';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { decoded, ticketPath } from '../ticketAddress.mjs';
import type { Backend } from './backend';
import { openBackend } from './openBackend';
import { Tickets } from './routes/Tickets';
import { readSettings } from './settings';

const settings = readSettings(window.location.search);
document.documentElement.lang = settings.locale;
document.documentElement.dir = directionOf(settings.locale);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// No top-level await: the demo's chunk imports this one, and each would wait for the other.
const draw = () =>
  openBackend()
    .then(pageOf)
    .then((page) => createRoot(root).render(<StrictMode>{page}</StrictMode>));

// A list that came in the page is taken over as it stands.
void (root.firstChild
  ? import('./served').then(({ hydrate }) => hydrate(root, settings)).catch(draw)
  : draw());

/** The ticket page is here at once, for most buyers: their address says no more than how it looks and how they came. */
async function pageOf(backend: Backend) {
  const { pathname, href } = window.location;
  const [, eventId] = (ticketPath.exec(pathname) ?? []).map(decoded);
  const isFramed = window.parent !== window;
  const props = { backend, settings };
  if (eventId && !isFramed && !/[?&#](?!scheme|preset|utm_)./.test(href))
    return <Tickets eventId={eventId} {...props} />;
  const { open } = await (isFramed ? import('./frame/open') : import('./requested/open'));
  return open(props, eventId);
}
