'use client';
import type { i18n as I18n } from 'i18next';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Catalogue, TextOverrides } from './catalogue';
import { createI18n } from './createI18n';
import { LocaleContext, type LocaleInForce } from './LocaleContext';
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
  const instance = useMemo(
    () =>
      loaded &&
      createI18n({ locale: loaded.language, catalogue: loaded.catalogue, overrides, instance: i18n }),
    [loaded, overrides, i18n],
  );
  if (process.env.NODE_ENV !== 'production' && loaded?.isWhole)
    warnOfUnknownKeys(overrides, loaded.catalogue);
  if (!loaded || !instance) return fallback;
  return (
    <LocaleContext.Provider value={loaded}>
      <I18nextProvider i18n={instance}>{children}</I18nextProvider>
    </LocaleContext.Provider>
  );
}

/** What is shown has its texts; only the value without a root has none. */
type Loaded = LocaleInForce & { catalogue: Catalogue };

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
    const load = async (requested: string) => {
      // Which locales ship, and where, is not needed to show the first screen.
      const { loadNearest } = await import('./shipped');
      const nearest = await loadNearest(requested);
      if (isCurrent) setLoaded({ locale, ...nearest, isWhole: true });
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
