import { nameIgnored } from '../nameIgnored';
import { isTheme } from '../protocol';
import type { TicketsOptions } from '../host';

/** How the tickets stand in the page: in a frame of their own, or as a part of the page. @public */
export type Mode = 'frame' | 'inline';

export interface ElementOptions extends TicketsOptions {
  mode: Mode;
  /** Where the backend answers, e.g. `https://tickets.example`; calls go to `/api/…` below it. For `inline`. */
  backend: string;
}

/** Take effect at once. */
export const liveAttributes = ['locale', 'preset', 'scheme', 'settings', 'promotion-code'] as const;

/** What the form is filled with, by attribute. */
const prefillNames = [
  ['prefill-first-name', 'firstName'],
  ['prefill-last-name', 'lastName'],
  ['prefill-email', 'email'],
  ['prefill-company', 'company'],
] as const;

const utmNames = (['source', 'medium', 'campaign', 'term', 'content'] as const).map(
  (name) => [`utm-${name}`, `utm_${name}`] as const,
);

/** A change of one of these begins anew. */
const firstAttributes = [
  ...(['event-id', 'backend', 'page', 'mode', 'tickets', 'closed'] as const),
  ...prefillNames.map(([attribute]) => attribute),
  ...utmNames.map(([attribute]) => attribute),
] as const;

/** The attributes of `<boxoffice-tickets>`; of the script tag, with `data-` before them. @public */
export const attributeNames = [...liveAttributes, ...firstAttributes];
/** An attribute of `<boxoffice-tickets>`. @public */
export type AttributeName = (typeof attributeNames)[number];

/** What attributes say; `read` answers null for one that is not there. Those that make no sense are as if they were not there. */
export function readAttributes(
  read: (name: AttributeName) => string | null,
  defaults: { backend: string; page?: string | undefined; locale: string },
): ElementOptions {
  const given = (name: AttributeName) => read(name)?.trim() || undefined;
  const backend = given('backend') ?? defaults.backend;
  const mode = given('mode') ?? 'frame';
  const settings = given('settings');
  const theme = settings && themeOf(settings);
  if (mode !== 'frame' && mode !== 'inline') nameIgnored('mode', mode);
  if (settings && !theme) nameIgnored('settings', settings);
  return {
    eventId: given('event-id') ?? '',
    mode: mode === 'inline' ? mode : 'frame',
    backend,
    page: given('page') ?? given('backend') ?? defaults.page ?? backend,
    locale: given('locale') ?? defaults.locale,
    preset: given('preset'),
    scheme: given('scheme'),
    settings: theme || undefined,
    promotionCode: given('promotion-code'),
    tickets: given('tickets')
      ?.split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    prefill: present(prefillNames, given),
    utm: present(utmNames, given),
    closed: read('closed') !== null,
  };
}

/** What is given of these, each by its own name; undefined when nothing is. */
function present<Name extends string>(
  names: readonly (readonly [AttributeName, Name])[],
  given: (attribute: AttributeName) => string | undefined,
): Record<Name, string> | undefined {
  const found = names
    .map(([attribute, name]) => [name, given(attribute)] as const)
    .filter(([, value]) => value);
  return found.length > 0 ? (Object.fromEntries(found) as Record<Name, string>) : undefined;
}

function themeOf(text: string) {
  try {
    const theme: unknown = JSON.parse(text);
    return isTheme(theme) ? theme : undefined;
  } catch {
    return undefined;
  }
}
