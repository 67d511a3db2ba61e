import type { Catalogue } from './catalogue';

/** What a text's placeholders stand for, by name. @public */
export type Values = Record<string, string | number>;

/** A value as a sentence takes it. */
export type Written = (value: string | number) => string;

/** The texts of one language. */
export interface Texts {
  /** The text of a key, in the form that its `count` asks for; the key itself where there is none. */
  translate(key: string, values: Values | undefined, written: Written): string;
  /** More texts; none that is there already is replaced. */
  add(more: Catalogue): void;
}

/** As long as there is no language. */
export const noTexts: Texts = { translate: (key) => key, add: () => undefined };

const placeholder = /\{\{\s*(.+?)\s*\}\}/g;

/**
 * Texts without i18next, for which the first screen need not wait: flat keys, `{{name}}` and plural forms, which is all that the library's
 * own texts use. `onMissing` is called after a text was read that is not there.
 */
export function plainTexts(language: string, catalogue: Catalogue, onMissing: () => void): Texts {
  let texts = catalogue;
  let plurals: Intl.PluralRules | undefined;
  const formOf = (count: number) => (plurals ??= new Intl.PluralRules(language)).select(count);
  return {
    translate(key, values, written) {
      const count = values?.['count'];
      const text = (typeof count === 'number' && texts[`${key}_${formOf(count)}`]) || texts[key];
      if (text === undefined) {
        // Texts are read while React draws, which must not begin another draw.
        queueMicrotask(onMissing);
        return key;
      }
      return text.replaceAll(placeholder, (whole, name: string) => {
        const value = values?.[name];
        return value === undefined ? whole : written(value);
      });
    },
    add(more) {
      texts = { ...more, ...texts };
    },
  };
}
