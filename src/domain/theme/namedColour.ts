import { colorsNamed } from 'culori/fn';

const isName = (word: string): word is keyof typeof colorsNamed => Object.hasOwn(colorsNamed, word);

/**
 * `#rrggbb` of a named colour of CSS Color 4, in any case; `null` for any other word, also for `transparent` and for what stands for
 * another colour, as `currentcolor`.
 */
export function hexOfName(name: string): string | null {
  const word = name.trim().toLowerCase();
  return isName(word) ? `#${colorsNamed[word].toString(16).padStart(6, '0')}` : null;
}
