import { endpoint } from './endpoint';
import { isRecord } from './shape';

/** What the organizer says in the ticket widget. 001 §3 Tickets widget settings. */
export interface TicketsWidgetSettings {
  /** Which widget; never changes. */
  widgetId: string;
  /** Heading of the ticket list. Default: `Registrations`. */
  title: string;
  /** Button of a free order, 15 characters at most. Default: `Register`. */
  ctaFree: string;
  /** Button of an order by card, 15 characters at most. Default: `Order Now`. */
  ctaCreditCard: string;
  /** Button of an order on invoice, 15 characters at most. Default: `Pay via Invoice`. */
  ctaInvoice: string;
  /** Button of an order by bitcoin, 15 characters at most. Default: `Pay via Bitcoin`. */
  ctaBitcoin: string;
  /** Heading when there is nothing to buy, 90 characters at most; the widget's own words when absent. */
  noTicketsHeader?: string;
  /** Instead of 'Sold Out', 35 characters at most; the widget's own words when absent. */
  noTicketsText?: string;
  /** Show the faces of those who come. */
  thumbnails: boolean;
}

const isWidgetSettings = (body: unknown) =>
  isRecord(body) &&
  typeof body['widgetId'] === 'string' &&
  typeof body['title'] === 'string' &&
  typeof body['thumbnails'] === 'boolean';

/**
 * The wording of the event's ticket widget, defaults filled in. 001 §7, 002 §7; its place among the paths is ours.
 * @calls 078 216
 */
export const getWidgetSettings = endpoint<{
  params: { eventId: string };
  ok: TicketsWidgetSettings;
  fail: 4040;
}>()({
  method: 'GET',
  path: '/events/:eventId/tickets_widget',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  accepts: isWidgetSettings,
});

/**
 * Change the wording of the event's ticket widget; buyers see it at once. What is left out stays, what is empty goes back
 * to its default. Fails: 4000 with the member in `field` and 'Button name is too long' or 'Label text is too long' in
 * `error` (001 §5); 4040. 001 §7, 002 §7; its place among the paths is ours.
 * @calls 079 217
 */
export const saveWidgetSettings = endpoint<{
  params: { eventId: string };
  body: Partial<TicketsWidgetSettings>;
  ok: TicketsWidgetSettings;
  fail: 4000 | 4040;
}>()({
  method: 'PUT',
  path: '/events/:eventId/tickets_widget',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  accepts: isWidgetSettings,
});

/**
 * Give the event's ticket widget its default wording again. Answers it. Fails: 4040. 001 §7, 002 §7; its place among the
 * paths is ours.
 * @calls 080 218
 */
export const resetWidgetSettings = endpoint<{
  params: { eventId: string };
  ok: TicketsWidgetSettings;
  fail: 4040;
}>()({
  method: 'DELETE',
  path: '/events/:eventId/tickets_widget',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  accepts: isWidgetSettings,
});
