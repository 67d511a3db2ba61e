const plural = /_(zero|one|two|few|many|other)$/;

/** The key without its plural form: `tickets.left_few` → `tickets.left`. */
export const baseOf = (key: string): string => key.replace(plural, '');

/** The plural form a key ends in, if it does. */
export const formOf = (key: string): string | undefined => plural.exec(key)?.[1];

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The forms a language counts in, as CLDR names and orders them. */
export function formsOf(locale: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return forms.filter((form) => pluralCategories.includes(form));
}

/** What translators must leave whole: `{{placeholders}}` and `<tags>`, each as often as it occurs. */
export const marksOf = (text: string): string[] => (text.match(/\{\{.*?\}\}|<[^>]+>/g) ?? []).sort();

/** What is said between placeholders and tags has letters. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\{.*?\}\}|<[^>]+>/g, ''));

/** Characters as Transifex and XLIFF count them: code points, placeholders and tags as they are written. */
export const lengthOf = (text: string): number => Array.from(text).length;
