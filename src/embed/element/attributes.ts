import { isTheme } from '../protocol';
import type { TicketsOptions } from '../host';

/** How the tickets stand in the page: in a frame of their own, or as a part of the page. */
export type Mode = 'frame' | 'inline';

export interface ElementOptions extends TicketsOptions {
  mode: Mode;
  /** Where the backend answers, e.g. `https://tickets.example`; calls go to `/api/…` below it. For `inline`. */
  backend: string;
}

/** Take effect at once. */
export const liveAttributes = ['locale', 'preset', 'scheme', 'settings', 'promotion-code'] as const;

/** A change of one of these begins anew. */
const firstAttributes = [
  ...(['event-id', 'backend', 'page', 'mode', 'tickets', 'closed'] as const),
  ...(['prefill-first-name', 'prefill-last-name', 'prefill-email', 'prefill-company'] as const),
  ...(['utm-source', 'utm-medium', 'utm-campaign', 'utm-term', 'utm-content'] as const),
] as const;

/** The attributes of `<boxoffice-tickets>`; of the script tag, with `data-` before them. */
export const attributeNames = [...liveAttributes, ...firstAttributes];
export type AttributeName = (typeof attributeNames)[number];

/** What attributes say; `read` answers null for one that is not there. Those that make no sense are as if they were not there. */
export function readAttributes(
  read: (name: AttributeName) => string | null,
  defaults: { backend: string; page?: string | undefined; locale: string },
): ElementOptions {
  const given = (name: AttributeName) => read(name)?.trim() || undefined;
  const backend = given('backend') ?? defaults.backend;
  return {
    eventId: given('event-id') ?? '',
    mode: given('mode') === 'inline' ? 'inline' : 'frame',
    backend,
    page: given('page') ?? given('backend') ?? defaults.page ?? backend,
    locale: given('locale') ?? defaults.locale,
    preset: given('preset'),
    scheme: given('scheme'),
    settings: themeOf(given('settings')),
    promotionCode: given('promotion-code'),
    tickets: given('tickets')
      ?.split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    prefill: present({
      firstName: given('prefill-first-name'),
      lastName: given('prefill-last-name'),
      email: given('prefill-email'),
      company: given('prefill-company'),
    }),
    utm: present({
      utm_source: given('utm-source'),
      utm_medium: given('utm-medium'),
      utm_campaign: given('utm-campaign'),
      utm_term: given('utm-term'),
      utm_content: given('utm-content'),
    }),
    closed: read('closed') !== null,
  };
}

/** Those that are there; undefined without any. */
function present<Name extends string>(values: Record<Name, string | undefined>) {
  const found = Object.entries(values).filter((entry): entry is [Name, string] => entry[1] !== undefined);
  return found.length > 0 ? (Object.fromEntries(found) as Record<Name, string>) : undefined;
}

function themeOf(text: string | undefined) {
  if (!text) return undefined;
  try {
    const theme: unknown = JSON.parse(text);
    return isTheme(theme) ? theme : undefined;
  } catch {
    return undefined;
  }
}
