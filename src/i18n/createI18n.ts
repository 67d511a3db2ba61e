import { createInstance, type i18n as I18n } from 'i18next';
import type { Catalogue, TextOverrides } from './catalogue';

/** Keys are flat, and values go into elements, never into HTML. */
export const plain = {
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} as const;

/** The one namespace of the library's texts. @public */
export const namespace = 'boxoffice';

/** Nobody changes a text in its place, and there are thousands. */
export const withoutCopy = { skipCopy: true };

/** The language of an i18next instance of the library, and its texts. @public */
export interface I18nOptions {
  /** BCP 47, e.g. `de` or `zh-HK`. */
  locale: string;
  /** Texts of that locale. */
  catalogue: Catalogue;
  /** Single texts of the host's own, by key. */
  overrides?: TextOverrides | undefined;
  /** The host's i18next; its language is left alone and the texts become a namespace of it. */
  instance?: I18n | undefined;
}

/** An i18next that knows the library's texts: its own, or the host's with a namespace more. @public */
export function createI18n({ locale, catalogue, overrides, instance }: I18nOptions): I18n {
  const i18n = instance ?? ownInstance(locale);
  i18n.addResourceBundle(locale, namespace, { ...catalogue, ...overrides }, false, true, withoutCopy);
  return i18n;
}

function ownInstance(locale: string): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: false,
    ns: [namespace],
    defaultNS: namespace,
    initAsync: false,
    resources: {},
    ...plain,
  });
  return i18n;
}
