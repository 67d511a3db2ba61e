import type { Catalogue } from './catalogue';

const other = /_other$/;

/**
 * The texts of a locale that is still being translated, with English where one is missing, in every plural form the
 * locale has.
 * @param locale BCP 47, whose plural forms count
 * @param texts as far as they are translated
 * @param english all of them
 * @public
 */
export function completed(locale: string, texts: Catalogue, english: Catalogue): Catalogue {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const forms = Object.entries(english)
    .filter(([key]) => other.test(key))
    .flatMap(([key, text]) => pluralCategories.map((form) => [key.replace(other, `_${form}`), text]));
  return { ...english, ...(Object.fromEntries(forms) as Catalogue), ...texts };
}
