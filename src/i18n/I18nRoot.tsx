'use client';
import type { i18n as I18n } from 'i18next';
import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import type { Catalogue, TextOverrides } from './catalogue';
import type { createI18n, ownTexts } from './createI18n';
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
   * Texts of the ticket list alone, e.g. `boxoffice/locales/first/en.json`, in that locale: the list shows with them. The whole
   * catalogue is loaded as soon as something that needs more is drawn, which is behind the list, or the locale changes.
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
  const [isRequested, setRequested] = useState(false);
  const loaded = useCatalogue(props, isRequested);
  const given = useMemo(
    () => loaded && inForce(loaded, () => setRequested(true), overrides, i18n),
    [loaded, overrides, i18n],
  );
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

interface Loaded extends Omit<LocaleInForce, 'texts' | 'requestRest'> {
  /** Without what the host overrides. */
  catalogue: Catalogue;
  /** Where i18next was loaded as well. */
  i18next?: { createI18n: typeof createI18n; ownTexts: typeof ownTexts } | undefined;
}

/** The host's i18next when there is one, else one of our own as soon as it is loaded. */
function inForce(
  { i18next: own, ...locale }: Loaded,
  requestRest: () => void,
  overrides?: TextOverrides,
  host?: I18n,
) {
  const { language, catalogue } = locale;
  const all = { ...catalogue, ...overrides };
  const i18n = host
    ? putTexts(host, language, all)
    : own?.createI18n({ locale: language, catalogue, overrides });
  const textsOf = host ? i18nextTexts : own?.ownTexts;
  const texts = i18n && textsOf ? textsOf(i18n, language) : plainTexts(language, all, requestRest);
  return { locale: { ...locale, requestRest, texts }, i18next: i18n && { i18n } };
}

/** The texts to show: given ones at once, loaded ones when they come; the old ones stay until then. */
function useCatalogue(
  { locale, catalogue: whole, first }: I18nRootProps,
  isRequested: boolean,
): Loaded | undefined {
  const given = useMemo(() => {
    const catalogue = whole ?? first;
    return catalogue && { locale, language: locale, catalogue, isWhole: whole !== undefined };
  }, [locale, whole, first]);
  const [loaded, setLoaded] = useState<Loaded>();
  const [firstLocale] = useState(locale);
  const waits = first && !isRequested && locale === (loaded?.locale ?? firstLocale);
  useEffect(() => {
    if (whole || waits) return;
    let isCurrent = true;
    const load = async () => {
      const { loadTexts } = await import('./loadTexts');
      return loadTexts(locale);
    };
    void load()
      .catch(load)
      // Keys are better than a blank page.
      .catch(() => ({ language: locale, catalogue: { ...first } }))
      .then((texts) => isCurrent && setLoaded({ locale, isWhole: true, ...texts }));
    return () => {
      isCurrent = false;
    };
  }, [locale, whole, first, waits]);
  return whole ? given : (loaded ?? given);
}
