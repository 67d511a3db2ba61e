'use client';
import type { i18n as I18n } from 'i18next';
import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import type { Catalogue, TextOverrides } from './catalogue';
import type { createI18n } from './createI18n';
import { i18nextTexts, putTexts } from './i18nextTexts';
import { LocaleContext, type LocaleInForce } from './LocaleContext';
import { plainTexts } from './texts';
import { warnOfUnknownKeys } from './warnOfUnknownKeys';

export interface I18nRootProps {
  /** BCP 47. A locale that does not ship falls back to its nearest relative, at last to English. */
  locale: string;
  /** Texts of that locale. Without them the shipped chunk is loaded before anything shows. */
  catalogue?: Catalogue | undefined;
  /**
   * Texts of the ticket list alone, e.g. `boxoffice/locales/first/en.json`: the list shows with them while the whole
   * catalogue is loaded behind it.
   */
  first?: Catalogue | undefined;
  /** Single texts of the host's own, by key. */
  overrides?: TextOverrides | undefined;
  /** The host's i18next instance. */
  i18n?: I18n | undefined;
  /** Shown while the texts are on their way. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Gives everything below it the texts of one locale. */
export function I18nRoot(props: I18nRootProps) {
  const { overrides, i18n, fallback = null, children } = props;
  const loaded = useCatalogue(props);
  const given = useMemo(() => loaded && inForce(loaded, overrides, i18n), [loaded, overrides, i18n]);
  const around = useContext(I18nContext);
  if (process.env.NODE_ENV !== 'production' && loaded?.isWhole)
    warnOfUnknownKeys(overrides, loaded.catalogue);
  if (!given) return fallback;
  return (
    <LocaleContext.Provider value={given.locale}>
      <I18nContext.Provider value={given.i18next ?? around}>{children}</I18nContext.Provider>
    </LocaleContext.Provider>
  );
}

interface Loaded extends Omit<LocaleInForce, 'texts'> {
  /** Without what the host overrides. */
  catalogue: Catalogue;
  /** Where i18next was loaded as well. */
  createI18n?: typeof createI18n | undefined;
}

/** The host's i18next when there is one, else one of our own as soon as it is loaded. */
function inForce({ createI18n: create, ...locale }: Loaded, overrides?: TextOverrides, host?: I18n) {
  const { language, catalogue } = locale;
  const texts = { ...catalogue, ...overrides };
  const i18n = host ? putTexts(host, language, texts) : create?.({ locale: language, catalogue, overrides });
  return {
    locale: { ...locale, texts: i18n ? i18nextTexts(i18n, language) : plainTexts(language, texts) },
    i18next: i18n && { i18n },
  };
}

/** The texts to show: given ones at once, loaded ones when they come; the old ones stay until then. */
function useCatalogue({ locale, catalogue: whole, first }: I18nRootProps): Loaded | undefined {
  const given = useMemo(() => {
    const catalogue = whole ?? first;
    return catalogue && { locale, language: locale, catalogue, isWhole: whole !== undefined };
  }, [locale, whole, first]);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (whole) return;
    let isCurrent = true;
    // Neither which locales ship nor i18next is needed to show the first screen; without the latter the texts are the same.
    const i18next = import('./createI18n').catch(() => undefined);
    const load = async (requested: string) => {
      const { loadNearest } = await import('./shipped');
      const nearest = await loadNearest(requested);
      const made = await i18next;
      if (isCurrent) setLoaded({ locale, ...nearest, isWhole: true, createI18n: made?.createI18n });
    };
    // A chunk that can't be loaded leaves English; when that fails too, keys are better than a blank page.
    load(locale)
      .catch(() => load('en'))
      .catch(
        () => isCurrent && setLoaded({ locale, language: locale, catalogue: first ?? {}, isWhole: true }),
      );
    return () => {
      isCurrent = false;
    };
  }, [locale, whole, first]);
  return whole ? given : (loaded ?? given);
}
