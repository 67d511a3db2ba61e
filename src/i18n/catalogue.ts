import type en from './locales/en.json';
import type organizer from './locales/organizer/en.json';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

/** Every text of the library by its key; a typo does not compile. @public */
export type MessageKey = WithoutPlural<keyof typeof en | keyof typeof organizer>;

/** Texts of one locale: flat keys, `{{name}}` placeholders, CLDR plural suffixes (`_one`, `_other` …). @public */
export type Catalogue = Readonly<Record<string, string>>;

type Forms<K extends string> = K extends `${infer Base}_${PluralForm}` ? `${Base}_${PluralForm}` : K;

/**
 * Single texts by key; a typo does not compile. A key that counts has a text for each plural form of the language: `order.count_one`,
 * `order.count_other` …
 * @public
 */
export type TextOverrides = Readonly<
  Partial<Record<Forms<keyof typeof en | keyof typeof organizer>, string>>
>;
