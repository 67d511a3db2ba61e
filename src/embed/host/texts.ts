import english from './texts/en.json';

/** The few sentences that stand in the page itself, by their keys in the catalogue. @public */
export type EmbedTexts = Readonly<Record<keyof typeof english, string>>;

/** Resolves to the sentences of a locale, or to nothing where there are none. @public */
export type LoadTexts = (locale: string) => Promise<EmbedTexts | undefined>;

/** The texts around the frame in English: those that are there at once. @public */
export const englishTexts: EmbedTexts = english;

/** Of the shipped locales the one asked for, else the one of the same language (`de-AT` → `de`, `pt` → `pt-BR`). @public */
export function nearestOf(shipped: readonly string[], locale: string): string | undefined {
  const languageOf = (tag: string) => tag.split('-')[0];
  return (
    shipped.find((name) => name === locale) ?? shipped.find((name) => languageOf(name) === languageOf(locale))
  );
}
