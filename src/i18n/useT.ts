'use client';
import { useCallback, useContext } from 'react';
import type { MessageKey } from './catalogue';
import { figure } from '../domain/text/figure';
import { isolated } from '../domain/text/listText';
import { LocaleContext } from './LocaleContext';
import type { Values, Written } from './texts';

/** Gives the text of a key in the reader's language. @public */
export type Translate = (key: MessageKey, values?: Values) => string;

/** A value as a sentence takes it: digits of the locale, grouped from five on (a year is not), and text set apart. */
const valueText =
  (locale: string, language: string): Written =>
  (value) =>
    typeof value === 'number' ? figure(value, locale, 'min2') : isolated(value, language);

/** The translate function: `t('tickets.left', { count: 3 })`. Values are text, React escapes them. @public */
export function useT(): Translate {
  const { locale, language, texts } = useContext(LocaleContext);
  return useCallback<Translate>(
    (key, values) => texts.translate(key, values, valueText(locale, language)),
    [texts, locale, language],
  );
}

/** The locale in force, for Intl. The pseudo-locale formats as English. @public */
export function useLocale(): string {
  return useContext(LocaleContext).locale;
}
