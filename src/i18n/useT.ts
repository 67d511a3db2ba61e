'use client';
import { useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from './catalogue';
import { namespace } from './createI18n';
import { LocaleContext } from './LocaleContext';

export type Values = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: Values) => string;

/** The translate function: `t('tickets.left', { count: 3 })`. Values are text, React escapes them. */
export function useT(): Translate {
  const { language } = useContext(LocaleContext);
  const { i18n } = useTranslation(namespace, { useSuspense: false });
  return useCallback<Translate>(
    (key, values) =>
      i18n.t(key, {
        ...values,
        ns: namespace,
        lng: language,
        keySeparator: false,
        nsSeparator: false,
        interpolation: { escapeValue: false },
      }),
    [i18n, language],
  );
}

/** The locale in force, for Intl. The pseudo-locale formats as English. */
export function useLocale(): string {
  return useContext(LocaleContext).locale;
}
