import type { Texts } from '../files';
import { baseOf, formOf, formsOf } from '../key';
import type { Finding } from './finding';

/** Keys that have plural forms in English. */
export const pluralBases = (english: Texts): ReadonlySet<string> =>
  new Set(
    Object.keys(english)
      .filter((key) => formOf(key) === 'other')
      .map(baseOf),
  );

/** What a locale has to have: every key of English, plural keys once for each form of its own. */
export function expectedKeys(locale: string, english: Texts): string[] {
  const plurals = pluralBases(english);
  const forms = formsOf(locale);
  return [...new Set(Object.keys(english).map(baseOf))]
    .flatMap((key) => (plurals.has(key) ? forms.map((form) => `${key}_${form}`) : [key]))
    .sort();
}

/** The English text a translation of `key` is made from. */
export const sourceOf = (key: string, english: Texts): string =>
  english[key] ?? english[`${baseOf(key)}_other`] ?? '';

/** Keys that are missing, forms the language has and the file has not, and keys nobody asks for. */
export function checkKeys(locale: string, texts: Texts, english: Texts): Finding[] {
  const expected = expectedKeys(locale, english);
  const wanted = new Set(expected);
  const plurals = pluralBases(english);
  const missing = expected
    .filter((key) => !texts[key])
    .map((key): Finding => {
      const form = plurals.has(baseOf(key)) ? formOf(key) : undefined;
      const text = `“${sourceOf(key, english)}”`;
      return form
        ? { check: 'plural', key, problem: `the form “${form}” of ${text} is missing` }
        : { check: 'missing', key, problem: `${text} has no translation` };
    });
  const unknown = Object.keys(texts)
    .filter((key) => !wanted.has(key))
    .map((key): Finding => ({ check: 'unknown', key, problem: unknownBecause(locale, key, plurals) }));
  return [...missing, ...unknown];
}

const unknownBecause = (locale: string, key: string, plurals: ReadonlySet<string>) =>
  plurals.has(baseOf(key))
    ? `${locale} has no plural form “${formOf(key) ?? ''}”`
    : 'English has no such key';
