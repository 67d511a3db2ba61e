import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageValues } from '../../hooks/served';
import { loadCatalogue, nearestLocale, type Catalogue } from '../../i18n';
import { firstTextsOf } from '../../i18n/firstTextsOf';
import { ServedProvider, type ServedProviderProps } from '../served/ServedProvider';
import { TicketWidget } from '../TicketWidget';
import type { TicketWidgetProps } from '../ticketWidgetProps';
import { styleHashesOf } from './styleHashesOf';

type Appearance = Pick<
  ServedProviderProps,
  'preset' | 'scheme' | 'density' | 'settings' | 'dir' | 'overrides'
>;

/** The list to draw, in which language and look. @public */
export interface RenderTicketsOptions extends Appearance {
  /** What the list shows, e.g. `await readSale(client, eventId)`. */
  values: PageValues;
  /** BCP 47, e.g. `de`; English when absent. */
  locale?: string;
  /** Texts of that locale. Default: the shipped ones. */
  catalogue?: Catalogue;
  /** Props of the `TicketWidget`, as in the browser; most matter only there. */
  widget?: Omit<TicketWidgetProps, 'eventId' | 'bootstrap'>;
  /** What the browser hydrates, when it is more than the widget in its `ServedProvider`. */
  page?: (data: PageValues) => ReactElement;
}

/** A ticket list as HTML, and what the page needs to take it over. @public */
export interface RenderedTickets {
  /** The list, for the element that the browser hydrates: nothing else may be in that, not even a space. */
  html: string;
  /** What it was rendered from, for `writeBootstrap`. */
  data: PageValues;
  /** Sources for `style-src-attr`, beside `'unsafe-hashes'`: the colours and widths that are written on elements, and no others. */
  styleHashes: string[];
}

/**
 * The HTML of the ticket list, for any server that has `fetch` and `crypto` (Node, Next, edge). Its quantities can be chosen before
 * any script is there. Rejects when the locale has no texts of its own: let the browser draw that page.
 * @public
 */
export async function renderTickets(options: RenderTicketsOptions): Promise<RenderedTickets> {
  const { values, locale = 'en', catalogue, widget, page, ...appearance } = options;
  const texts = firstTextsOf(catalogue ?? (await shippedTexts(locale)));
  const data: PageValues = { ...values, readAt: values.readAt ?? Date.now(), texts };
  const html = renderToString(
    page?.(data) ?? (
      <ServedProvider {...appearance} locale={locale} values={data}>
        <TicketWidget eventId={values.event.id} {...widget} />
      </ServedProvider>
    ),
  );
  return { html, data, styleHashes: await styleHashesOf(html) };
}

const languageOf = (locale: string) => locale.split('-')[0];

/** Texts of another language would be put together by the wrong rules. */
async function shippedTexts(locale: string): Promise<Catalogue> {
  const nearest = nearestLocale(locale);
  if (languageOf(nearest) !== languageOf(locale))
    throw new RangeError(`No texts ship for ${locale}: pass them to renderTickets as \`catalogue\`.`);
  return loadCatalogue(locale);
}
