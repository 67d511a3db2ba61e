import { createInstance, type i18n as I18n } from 'i18next';
import type { Catalogue, TextOverrides } from './catalogue';
import { i18nextTexts, plain, putTexts } from './i18nextTexts';
import { namespace } from './namespace';
import type { Texts } from './texts';

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

/**
 * The texts of an instance of the library's own. It is set up for nothing besides them, so that one without values is as it is written:
 * looking it up is many times as fast as translating it.
 */
export function ownTexts(i18n: I18n, language: string): Texts {
  const texts = i18nextTexts(i18n, language);
  return {
    ...texts,
    translate(key, values, written) {
      const text: unknown = values ? undefined : i18n.getResource(language, namespace, key);
      return typeof text === 'string' ? text : texts.translate(key, values, written);
    },
  };
}
