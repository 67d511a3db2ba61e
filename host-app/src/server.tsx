import { directionOf, nearestLocale, Stub, ThemeRoot } from 'boxoffice';
import { createClient, readSale } from 'boxoffice/client';
import { servedProps, type PageValues } from 'boxoffice/hooks';
import { renderTickets, writeBootstrap } from 'boxoffice/server';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openBackend } from './openBackend';
import { Tickets } from './routes/Tickets';
import { readSettings, type Settings } from './settings';
import type en from './texts/en.json';

/** Stands in the built page where each answer has a nonce of its own; ../csp.mjs fills it in. */
const noncePlaceholder = 'page-nonce';

/** The parts of a page that came with its list. */
export interface TicketPage {
  lang: string;
  dir: string;
  title: string;
  /** What the script takes over; nothing else may stand in its element. */
  list: string;
  /** For who has no scripts. */
  withoutScripts: string;
  /** The element with the values. */
  values: string;
  styleHashes: string[];
}

export interface TicketPageOptions {
  eventId: string;
  /** The address' query. */
  search: string;
  /** Where the backend is, as the server reaches it, without a slash at its end. */
  backend: string;
  signal?: AbortSignal;
}

/** The ticket route with its list in it. Rejects when the backend does not answer, or the language has no texts. */
export async function ticketPage({
  eventId,
  search,
  backend,
  signal,
}: TicketPageOptions): Promise<TicketPage> {
  const settings = readSettings(search);
  const client = createClient({ bases: { v1: `${backend}/api/v1` } });
  const hostBackend = await openBackend();
  const { html, data, styleHashes } = await renderTickets({
    values: await readSale(client, eventId, signal),
    locale: settings.locale,
    page: (values) => (
      <StrictMode>
        <Tickets eventId={eventId} backend={hostBackend} settings={{ ...settings, ...servedProps(values) }} />
      </StrictMode>
    ),
  });
  return {
    lang: settings.locale,
    dir: directionOf(settings.locale),
    title: renderToStaticMarkup(<title>{`${data.event.name} · Boxoffice`}</title>),
    list: html,
    withoutScripts: await withoutScripts(settings, data),
    values: writeBootstrap(withoutKnown(settings, data)),
    styleHashes,
  };
}

/** English is in the page's first script. */
const withoutKnown = ({ locale }: Settings, { texts, ...data }: PageValues): PageValues =>
  locale === 'en' || !texts ? data : { ...data, texts };

type Texts = Readonly<Record<keyof typeof en, string>>;
const loaders = import.meta.glob<Texts>('./texts/*.json', { import: 'default' });

/** As wide as the list below. */
const styles =
  '.without-scripts{box-sizing:border-box;max-inline-size:58rem;margin-inline:auto;padding:1rem clamp(1rem,4vi,2rem) 0}' +
  '.without-scripts p{padding:.75rem 1rem}';

async function withoutScripts(settings: Settings, { siteConf }: PageValues): Promise<string> {
  const texts = await loaders[`./texts/${nearestLocale(settings.locale)}.json`]?.();
  const [before, after] = (texts?.['served.withoutScripts'] ?? '').split('{{email}}');
  return renderToStaticMarkup(
    <noscript>
      <style nonce={noncePlaceholder}>{styles}</style>
      <ThemeRoot {...settings}>
        <div className="without-scripts">
          <Stub>
            <p>
              {before}
              <a href={`mailto:${encodeURI(siteConf.supportEmail)}`}>{siteConf.supportEmail}</a>
              {after}
            </p>
          </Stub>
        </div>
      </ThemeRoot>
    </noscript>,
  );
}
