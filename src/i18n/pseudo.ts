import type { Catalogue } from './catalogue';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'åƀçðéƒĝĥîĵķļɱñöþqŕštûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞQŔŠŢÛṼŴẊÝŽ';

const accent = (words: string) =>
  words.replace(/[a-z]/gi, (letter) => marked[plain.indexOf(letter)] ?? letter);

/** A text that shows what is not translatable: accented, 40 % longer, in brackets; placeholders stay whole. */
export function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\{.*?\}\}|<[^>]+>)/)
    .map((part, index) => (index % 2 ? part : accent(part)))
    .join('');
  return `[${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

export const pseudoCatalogue = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, pseudoText(text)]));
