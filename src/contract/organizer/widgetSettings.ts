import { endpoint } from '../endpoint';
import type { ThemeSettings, WidgetSwitches } from '../buyer/widget';
import * as answers from '../generated/organizer/widgetSettings';

/**
 * What the organizer decides about the ticket widget. The wording, `thumbnails` and `widgetId` are 001 §3 Tickets widget settings;
 * the rest is 000 §3 Widget configuration, where an empty text is the widget's own words. `version` is ours.
 * @experimental
 */
export interface TicketsWidgetSettings extends WidgetSwitches {
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
  /** Fewest attendees whose faces are shown; `null`: three (000 §2.4). */
  minAttendees: number | null;
  /** Heading of the registration form; 'Registration Information' when empty. */
  formName: string;
  /** Fewest tickets in an order over all types, from 1; `null`: no rule. 000 §5. */
  minRule: number | null;
  /** Most tickets in an order over all types, not below `minRule`; `null`: no rule. */
  maxRule: number | null;
  /** What is said of an order with too few; 200 characters at most. */
  minRuleMessage: string;
  /** What is said of an order with too many; 200 characters at most. */
  maxRuleMessage: string;
  /** HTML instead of the usual legal agreement; the usual one when empty. */
  legalText: string;
  /** HTML that is agreed to beside the legal agreement; nothing is asked when empty. */
  additionalTerms: string;
  /** Without that agreement nothing is saved (000 §5). */
  additionalTermsMandatory: boolean;
  /** 000 §3 theme. What is left out of it is the look of the page around. */
  theme: ThemeSettings;
  /** Counts its changes; from 1. */
  version: number;
}

/** Changes of the ticket widget; what is absent stays. @experimental */
export interface TicketsWidgetUpdate
  // The switches once more: openapi.json has no types for what is optional here and inherited there.
  extends Partial<WidgetSwitches>, Partial<TicketsWidgetSettings> {
  /** The version the editor began with: when it is no longer that, nothing is saved (4090). Not compared when absent. */
  version?: number;
}

/**
 * What the organizer decided about the event's ticket widget, with the default wording filled in. 001 §7, 002 §7; its place among the paths is ours.
 * @calls 078 216
 * @experimental
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
  reads: answers.getWidgetSettings,
});

/**
 * Change the event's ticket widget; buyers see it at once. What is left out stays, what is empty goes back to its default. Fails:
 * 4000 with the member in `field` and 'Button name is too long' or 'Label text is too long' in `error` (001 §5), or a rule or a
 * member of the theme that can't be; 4040; 4090 somebody else changed it since `version`. 001 §7, 002 §7; its place among the
 * paths is ours.
 * @calls 079 217
 * @experimental
 */
export const saveWidgetSettings = endpoint<{
  params: { eventId: string };
  body: TicketsWidgetUpdate;
  ok: TicketsWidgetSettings;
  fail: 4000 | 4040 | 4090;
}>()({
  method: 'PUT',
  path: '/events/:eventId/tickets_widget',
  base: 'v1',
  auth: 'account',
  chosen: true,
  chosenShape: true,
  reads: answers.saveWidgetSettings,
});

/**
 * Give the event's ticket widget its default wording and look again; rules and switches stay. Answers it. Fails: 4040. 001 §7,
 * 002 §7; its place among the paths is ours.
 * @calls 080 218
 * @experimental
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
  reads: answers.resetWidgetSettings,
});
