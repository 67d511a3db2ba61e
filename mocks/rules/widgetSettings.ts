import type { TicketsWidgetSettings, WidgetConfig } from '../../src/contract';
import { wrong } from './orderMails';

/** 001 §3. The rest is the widget's own to say. */
const defaults = {
  title: 'Registrations',
  ctaFree: 'Register',
  ctaCreditCard: 'Order Now',
  ctaInvoice: 'Pay via Invoice',
  ctaBitcoin: 'Pay via Bitcoin',
};

/** 001 §5: how long each may be, and what is said of one that is longer. */
const limits = {
  // No limit of the title is told.
  title: [Infinity, ''],
  ctaFree: [15, 'Button name is too long'],
  ctaCreditCard: [15, 'Button name is too long'],
  ctaInvoice: [15, 'Button name is too long'],
  ctaBitcoin: [15, 'Button name is too long'],
  noTicketsHeader: [90, 'Label text is too long'],
  noTicketsText: [35, 'Label text is too long'],
} as const;

type TextName = keyof typeof limits;
const textNames = Object.keys(limits) as TextName[];

export function widgetSettingsOf(widget: WidgetConfig): TicketsWidgetSettings {
  const settings: TicketsWidgetSettings = {
    ...defaults,
    ...{ widgetId: widget.widgetId, thumbnails: widget.showFaces },
  };
  for (const name of textNames) {
    const text = widget[name];
    if (text !== undefined) settings[name] = text;
  }
  return settings;
}

/** Checks all before it changes any. Refuses with 4000. */
export function changeWidget(widget: WidgetConfig, sent: Partial<TicketsWidgetSettings>): void {
  for (const name of textNames) {
    const [most, error] = limits[name];
    if ((sent[name]?.trim() ?? '').length > most) throw wrong(name, error);
  }
  for (const name of textNames) {
    const text = sent[name]?.trim();
    if (text === '') forget(widget, name);
    else if (text !== undefined) widget[name] = text;
  }
  if (sent.thumbnails !== undefined) widget.showFaces = sent.thumbnails;
}

/** The widget speaks its own words again, in its reader's language. */
export function resetWidget(widget: WidgetConfig): void {
  for (const name of textNames) forget(widget, name);
  widget.showFaces = false;
}

function forget(widget: WidgetConfig, name: TextName): void {
  Reflect.deleteProperty(widget, name);
}
