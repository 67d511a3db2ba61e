import { completed, loadCatalogue, nearestLocale, shippedLocales, type Catalogue } from 'boxoffice';

const languageOf = (locale: string) => new Intl.Locale(locale).language;

/**
 * Texts of a language that the library does not ship, from `/locales/{locale}.json` beside the page: a locale more without
 * a build. Nothing is requested when the library has texts in that language, in whatever script. Undefined without such a
 * file: the library then shows its nearest texts.
 */
export async function ownCatalogue(locale: string): Promise<Catalogue | undefined> {
  if (shippedLocales.map(languageOf).includes(languageOf(locale))) {
    // On their way before the page is drawn, which asks for them again.
    if (nearestLocale(locale) !== 'en') loadCatalogue(locale).catch(() => undefined);
    return undefined;
  }
  const [texts, english] = await Promise.all([read(locale), import('boxoffice/locales/en.json')]);
  return texts && completed(locale, texts, { ...english.default, ...(await organizersEnglish(texts)) });
}

/** Beside texts of organizer screens the others in English; a file without any has the library add them when they are needed. */
async function organizersEnglish(texts: Catalogue): Promise<Catalogue> {
  if (!Object.keys(texts).some((key) => key.startsWith('organizer.'))) return {};
  return (await import('boxoffice/locales/organizer/en.json')).default;
}

/** Without the file, servers answer with an error or with the start page. */
async function read(locale: string): Promise<Catalogue | undefined> {
  try {
    const response = await fetch(`/locales/${locale}.json`);
    const isJson = response.headers.get('content-type')?.includes('json');
    return response.ok && isJson ? ((await response.json()) as Catalogue) : undefined;
  } catch {
    return undefined;
  }
}
