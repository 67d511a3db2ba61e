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

/** The English texts, each made over. */
export async function loadPseudo(): Promise<Catalogue> {
  const { default: english } = await import('./locales/en.json');
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text)]));
}
