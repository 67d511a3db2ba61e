import type { Catalogue } from './catalogue';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'aåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ]
    .map((letter, index, all) => [letter, all[index + 1] ?? letter] as const)
    .filter((_, index) => index % 2 === 0),
);

/** A text that shows what is not translatable: accented, 40 % longer, in brackets; placeholders stay whole. */
export function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\{.*?\}\}|<[^>]+>)/)
    .map((part, index) => (index % 2 ? part : [...part].map((letter) => accents[letter] ?? letter).join('')))
    .join('');
  return `[${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

export const pseudoCatalogue = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, pseudoText(text)]));
