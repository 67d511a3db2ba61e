import 'boxoffice/styles.css';
import './page/page.css';
import { directionOf } from 'boxoffice';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openBackend, type Backend } from './backend';
import { Tickets } from './routes/Tickets';
import { readSettings } from './settings';

const settings = readSettings(window.location.search);
document.documentElement.lang = settings.locale;
document.documentElement.dir = directionOf(settings.locale);

/** English is there; any other language is looked for at once. */
const texts =
  settings.locale === 'en'
    ? undefined
    : import('./catalogue').then(({ ownCatalogue }) => ownCatalogue(settings.locale));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// No top-level await: the demo's chunk imports this one, and each would wait for the other.
void openBackend()
  .then(pageOf)
  .then((page) => createRoot(root).render(<StrictMode>{page}</StrictMode>));

/** The ticket page is here at once; every other page comes with the router. */
async function pageOf(backend: Backend) {
  const catalogue = await texts?.catch(() => undefined);
  const [, eventId] = /^\/widgets\/tickets\/([^/]+)\/?$/.exec(window.location.pathname) ?? [];
  if (eventId) {
    const paymentReturn = await readReturn(window.location.search);
    return (
      <Tickets eventId={decodeURIComponent(eventId)} {...{ backend, settings, catalogue, paymentReturn }} />
    );
  }
  const { App } = await import('./App');
  return <App {...{ backend, settings, catalogue }} />;
}

/** Few come from a provider's page; the others don't wait for what reads that. */
async function readReturn(search: string) {
  if (!search.includes('status=')) return undefined;
  const { readPaymentReturn } = await import('./paymentReturn');
  return readPaymentReturn(search);
}
