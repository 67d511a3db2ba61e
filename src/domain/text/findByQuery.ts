/** Without accents and case: “Leïla” is found by “leila”. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The things whose text has every word, those that begin with what was typed first. Without words all of them, as they are. */
export function findByQuery<Thing>(
  things: readonly Thing[],
  query: string,
  textOf: (thing: Thing) => string,
): readonly Thing[] {
  const wanted = folded(query).trim();
  if (wanted === '') return things;
  const parts = wanted.split(/\s+/);
  const found = things
    .map((thing) => ({ thing, text: folded(textOf(thing)) }))
    .filter(({ text }) => parts.every((part) => text.includes(part)));
  const rank = (text: string) => (text.startsWith(wanted) ? 0 : 1);
  return found.sort((one, other) => rank(one.text) - rank(other.text)).map(({ thing }) => thing);
}
