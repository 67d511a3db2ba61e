import { createInstance, type i18n as I18n } from 'i18next';
import type { Catalogue, TextOverrides } from './catalogue';
import { plain, putTexts } from './i18nextTexts';
import { namespace } from './namespace';

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
  return putTexts(instance ?? ownInstance(locale), locale, { ...catalogue, ...overrides });
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
