import type { Catalogue } from './catalogue';
import { completed } from './completed';
import { nearestLocale, type ShippedLocale } from './shipped';

/** The organizer's texts, each locale a chunk that no buyer loads. */
const loaders: Readonly<Record<ShippedLocale, () => Promise<{ default: Catalogue }>>> = {
  en: () => import('./locales/organizer/en.json'),
  de: () => import('./locales/organizer/de.json'),
  fr: () => import('./locales/organizer/fr.json'),
  es: () => import('./locales/organizer/es.json'),
  it: () => import('./locales/organizer/it.json'),
  'pt-BR': () => import('./locales/organizer/pt-BR.json'),
  nl: () => import('./locales/organizer/nl.json'),
  pl: () => import('./locales/organizer/pl.json'),
  ja: () => import('./locales/organizer/ja.json'),
  ko: () => import('./locales/organizer/ko.json'),
  'zh-Hans': () => import('./locales/organizer/zh-Hans.json'),
  ar: () => import('./locales/organizer/ar.json'),
  he: () => import('./locales/organizer/he.json'),
  'en-XA': async () => ({ default: await (await import('./pseudo')).loadOrganizerPseudo() }),
  'ar-XB': async () => ({ default: await (await import('./pseudo')).loadOrganizerMirrored() }),
};

/**
 * The organizer's texts for a reader of `locale`: the nearest shipped ones, in every plural form that `locale` counts in.
 * Rejects when the chunk can't be loaded.
 */
export async function loadOrganizerTexts(locale: string): Promise<Catalogue> {
  const nearest = nearestLocale(locale);
  const { default: texts } = await loaders[nearest]();
  return nearest === locale ? texts : completed(locale, texts, texts);
}
