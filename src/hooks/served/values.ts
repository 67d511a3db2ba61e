import type { TicketsData, WidgetBootstrap } from '../../contract';

/** Id of the script element that the values are in. */
export const bootstrapId = 'boxoffice-bootstrap';

/**
 * What a page embeds so that the first list needs no request (000 §7: `me, event, params, siteConf, invoiceData,
 * ticketsWidgetModel`), and, where the list itself is in its HTML, what that was rendered from.
 * @public
 */
export interface PageValues extends WidgetBootstrap {
  /** The list with nothing chosen and no promotion code. Without it, it is requested. */
  tickets?: TicketsData;
  /** When the list was read: milliseconds since the epoch, by the server's clock. */
  readAt?: number;
  /** Texts of the ticket list, in the language that it was rendered in, by key. */
  texts?: Readonly<Record<string, string>>;
}
