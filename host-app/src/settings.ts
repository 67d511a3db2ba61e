import { presets, schemes, type Preset, type Scheme } from 'boxoffice/theme';

/** How the page looks and speaks, as its address says. */
export interface Settings {
  /** BCP 47. */
  locale: string;
  scheme: Scheme;
  preset: Preset;
}

/** Parameters that go along from page to page: those of `Settings` and of the demo. */
const kept = ['locale', 'scheme', 'preset', 'scenario', 'fault', 'latency', 'clock', 'stripe', 'captcha'];

const oneOf = <T extends string>(values: readonly T[], asked: string | null, otherwise: T): T =>
  values.find((value) => value === asked) ?? otherwise;

export function readSettings(search: string): Settings {
  const params = new URLSearchParams(search);
  const locale = params.get('locale') ?? '';
  return {
    locale: isLocale(locale) ? locale : 'en',
    scheme: oneOf(schemes, params.get('scheme'), 'auto'),
    preset: oneOf(presets, params.get('preset'), 'ink'),
  };
}

/** The promotion code of a link somebody was sent: `?promo=…` or `?code=…`. */
export function readPromotionCode(search: string): string | undefined {
  const params = new URLSearchParams(search);
  return params.get('promo') ?? params.get('code') ?? undefined;
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** A path with the parameters of the present page that stay while one moves about. */
export function withKept(path: string, search: string): string {
  const [pathname = '', own = ''] = path.split('?');
  const params = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search))
    if (kept.includes(name) && !new URLSearchParams(own).has(name)) params.append(name, value);
  const text = readable(params);
  return text ? `${pathname}?${text}` : pathname;
}

/** Signs that need no escape in a query stay readable, so that an address can be written by hand. */
export const readable = (params: URLSearchParams): string =>
  params.toString().replaceAll('%3A', ':').replaceAll('%40', '@').replaceAll('%2C', ',');
