import type en from './locales/en.json';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

/** Every text of the library by its key; a typo does not compile. */
export type MessageKey = WithoutPlural<keyof typeof en>;

/** Texts of one locale: flat keys, `{{name}}` placeholders, CLDR plural suffixes (`_one`, `_other` …). */
export type Catalogue = Readonly<Record<string, string>>;

/** Locales that ship with the library, each a chunk of its own. `en-XA` is the pseudo-locale. */
export const shippedLocales = ['en', 'de', 'ar', 'en-XA'] as const;
export type ShippedLocale = (typeof shippedLocales)[number];

const loaders: Record<ShippedLocale, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  ar: () => import('./locales/ar.json'),
  'en-XA': async () => ({ default: await (await import('./pseudo')).loadPseudo() }),
};

const isShipped = (locale: string): locale is ShippedLocale => Object.hasOwn(loaders, locale);

/** The shipped locale nearest to the one asked for, found without a request: zh-HK → zh → en. */
export function nearestLocale(requested: string): ShippedLocale {
  const parts = requested.split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const candidate = parts.slice(0, length).join('-');
    if (isShipped(candidate)) return candidate;
  }
  return 'en';
}

/** Loads the texts of the nearest shipped locale. Rejects when its chunk can't be loaded. */
export const loadCatalogue = async (locale: string): Promise<Catalogue> =>
  (await loaders[nearestLocale(locale)]()).default;
