/** Languages that captions are offered in, BCP 47. */
const captionLanguages = [
  'ar',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'en-GB',
  'es',
  'es-MX',
  'et',
  'fa',
  'fi',
  'fr',
  'fr-CA',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const;

/** What a language is called in another, or in itself; its code where nobody knows. */
export function languageName(code: string, locale = code): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** To choose from, by name. */
export function languageOptions(locale: string) {
  const collator = new Intl.Collator(locale);
  return captionLanguages
    .map((value) => ({ value, label: languageName(value, locale) }))
    .sort((a, b) => collator.compare(a.label, b.label));
}
