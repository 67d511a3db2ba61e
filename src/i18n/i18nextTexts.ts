import type { i18n as I18n } from 'i18next';
import type { Catalogue } from './catalogue';
import { namespace } from './namespace';
import type { Texts } from './texts';

/** Keys are flat, and values go into elements, never into HTML. */
export const plain = {
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} as const;

/** Nobody changes a text in its place, and there are thousands. */
const withoutCopy = { skipCopy: true };

/** Texts that take the place of those an i18next has of a language. */
export function putTexts(i18n: I18n, language: string, texts: Catalogue): I18n {
  i18n.addResourceBundle(language, namespace, texts, false, true, withoutCopy);
  return i18n;
}

/** The texts of a language that an i18next has, with whatever else it was set up for. */
export const i18nextTexts = (i18n: I18n, language: string): Texts => ({
  translate: (key, values, written) =>
    i18n.t(key, {
      ...values,
      ns: namespace,
      lng: language,
      ...plain,
      // React escapes for HTML; this is where i18next lets a call say what becomes of its values.
      interpolation: { escapeValue: true, useRawValueToEscape: true, escape: written },
    }),
  add: (more) => void i18n.addResourceBundle(language, namespace, more, true, false, withoutCopy),
});
