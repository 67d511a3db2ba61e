import { completed, loadCatalogue, shippedLocales, type Catalogue } from '../src/i18n';
import { loadOrganizerTexts } from '../src/i18n/loadOrganizerTexts';

/** Every file of texts there is, also one that was only just dropped in. */
const files = import.meta.glob<Catalogue>('../src/i18n/locales/*.json', { import: 'default' });
const ofOrganizers = import.meta.glob<Catalogue>('../src/i18n/locales/organizer/*.json', {
  import: 'default',
});
const localeOf = (path: string) => path.replace(/^.*\/|\.json$/g, '');
const added = Object.keys(files)
  .map(localeOf)
  .filter((locale) => !shippedLocales.some((shipped) => shipped === locale));

/** A language in its own words. */
const nameOf = (locale: string) => new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

const pseudoNames: Readonly<Record<string, string>> = { 'en-XA': 'Pseudo', 'ar-XB': 'Pseudo, mirrored' };

/** What the toolbar offers: what ships, and what is being translated. */
export const localeItems = [...shippedLocales, ...added].map((value) => ({
  value,
  title: pseudoNames[value] ?? nameOf(value),
  right: value,
}));

const catalogues = new Map<string, Promise<Catalogue>>();

/** The texts of a locale, organizers' among them; what is not translated yet is English. */
export function catalogueOf(locale: string): Promise<Catalogue> {
  const catalogue = catalogues.get(locale) ?? mergedCatalogueOf(locale);
  catalogues.set(locale, catalogue);
  return catalogue;
}

async function mergedCatalogueOf(locale: string): Promise<Catalogue> {
  const own = added.includes(locale)
    ? ofOrganizers[`../src/i18n/locales/organizer/${locale}.json`]?.()
    : undefined;
  const [texts, shipped, given] = await Promise.all([buyersTextsOf(locale), loadOrganizerTexts(locale), own]);
  return { ...texts, ...shipped, ...given };
}

async function buyersTextsOf(locale: string): Promise<Catalogue> {
  const file = added.includes(locale) ? files[`../src/i18n/locales/${locale}.json`] : undefined;
  if (!file) return loadCatalogue(locale);
  const [texts, english] = await Promise.all([file(), loadCatalogue('en')]);
  return completed(locale, texts, english);
}
