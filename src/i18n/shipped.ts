import type { Catalogue } from './catalogue';

/** A locale that ships with the library, as a BCP 47 tag; `en-XA` and `ar-XB` are pseudo-locales. @public */
export type ShippedLocale =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'pt-BR'
  | 'nl'
  | 'pl'
  | 'ja'
  | 'ko'
  | 'zh-Hans'
  | 'ar'
  | 'he'
  | 'en-XA'
  | 'ar-XB';

/**
 * The texts that ship, each a chunk of its own. `en-XA` and the mirrored `ar-XB` are pseudo-locales; they stand last, so
 * that a relative of English or Arabic never gets them.
 */
const loaders: Readonly<Record<ShippedLocale, () => Promise<{ default: Catalogue }>>> = {
  en: () => import('./locales/en.json'),
  de: () => import('./locales/de.json'),
  fr: () => import('./locales/fr.json'),
  es: () => import('./locales/es.json'),
  it: () => import('./locales/it.json'),
  'pt-BR': () => import('./locales/pt-BR.json'),
  nl: () => import('./locales/nl.json'),
  pl: () => import('./locales/pl.json'),
  ja: () => import('./locales/ja.json'),
  ko: () => import('./locales/ko.json'),
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  ar: () => import('./locales/ar.json'),
  he: () => import('./locales/he.json'),
  'en-XA': async () => ({ default: await (await import('./pseudo')).loadPseudo() }),
  'ar-XB': async () => ({ default: await (await import('./pseudo')).loadMirrored() }),
};

const isShipped = (locale: string): locale is ShippedLocale => Object.hasOwn(loaders, locale);

/** Locales that ship with the library, pseudo-locales among them. @public */
export const shippedLocales: readonly ShippedLocale[] = Object.keys(loaders).filter(isShipped);

/** Language and script, the likely one when a tag does not say it: `zh-HK` is `zh-Hant`. */
function writingOf(locale: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(locale).maximize();
    return `${language}-${script ?? ''}`;
  } catch {
    return undefined;
  }
}

/**
 * The shipped locale whose texts a reader of the one asked for can read, found without a request: the same language in
 * the same script (`pt` → `pt-BR`, `zh-SG` → `zh-Hans`), else English (`zh-HK` → `zh-Hant` → `zh` → `en`).
 * @public
 */
export function nearestLocale(requested: string): ShippedLocale {
  if (isShipped(requested)) return requested;
  const writing = writingOf(requested);
  return (writing && shippedLocales.find((locale) => writingOf(locale) === writing)) || 'en';
}

/** Loads the texts of the nearest shipped locale, and says which that is. Rejects when its chunk can't be loaded. */
export async function loadNearest(
  requested: string,
): Promise<{ language: ShippedLocale; catalogue: Catalogue }> {
  const language = nearestLocale(requested);
  const { default: catalogue } = await loaders[language]();
  return { language, catalogue };
}

/** Loads the texts of the nearest shipped locale. Rejects when its chunk can't be loaded. @public */
export const loadCatalogue = async (locale: string): Promise<Catalogue> =>
  (await loadNearest(locale)).catalogue;
