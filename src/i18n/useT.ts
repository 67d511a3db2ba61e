'use client';
import { useCallback, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { MessageKey } from './catalogue';
import { namespace, plain } from './createI18n';
import { LocaleContext } from './LocaleContext';

export type Values = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: Values) => string;

/** The translate function: `t('tickets.left', { count: 3 })`. Values are text, React escapes them. */
export function useT(): Translate {
  const { language } = useContext(LocaleContext);
  // Not useTranslation: which texts are there is known above, and its loading and suspending are weight for nothing.
  const { i18n } = useContext(I18nContext);
  return useCallback<Translate>(
    (key, values) => i18n.t(key, { ...values, ns: namespace, lng: language, ...plain }),
    [i18n, language],
  );
}

/** The locale in force, for Intl. The pseudo-locale formats as English. */
export function useLocale(): string {
  return useContext(LocaleContext).locale;
}

/** True once the texts of every screen are there; until then only the ticket list may be shown. */
export function useAreTextsWhole(): boolean {
  return useContext(LocaleContext).isWhole;
}
