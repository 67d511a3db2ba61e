import type en from './locales/en.json';
import type organizer from './locales/organizer/en.json';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

/** Every text of the library by its key; a typo does not compile. @public */
export type MessageKey = WithoutPlural<keyof typeof en | keyof typeof organizer>;

/** Texts of one locale: flat keys, `{{name}}` placeholders, CLDR plural suffixes (`_one`, `_other` …). @public */
export type Catalogue = Readonly<Record<string, string>>;
