import { pathOf, shortened, type Fault } from './fault';
import { attributesIn, textsIn } from './texts';

/** English pieces that a translated page must not show: whole ones, and patterns where values go in. */
export interface English {
  whole: readonly string[];
  patterns: readonly string[];
}

export interface Matcher {
  isEnglish: (text: string) => boolean;
}

export function matcherOf({ whole, patterns }: English): Matcher {
  const pieces = new Set(whole);
  const shapes = patterns.map((pattern) => new RegExp(pattern, 'su'));
  const known = new Map<string, boolean>();
  return {
    isEnglish(text) {
      const answer = known.get(text) ?? (pieces.has(text) || shapes.some((shape) => shape.test(text)));
      known.set(text, answer);
      return answer;
    },
  };
}

/** Texts and spoken names that are still in English; `given` are words that the story or its backend brings along. */
export function untranslated(
  roots: readonly Element[],
  { isEnglish }: Matcher,
  given: ReadonlySet<string>,
): Fault[] {
  const visible = roots.flatMap(textsIn).map(({ parent, text }) => ({ element: parent, text }));
  return [...visible, ...roots.flatMap(attributesIn)]
    .filter(({ text }) => isEnglish(text) && !given.has(text) && isEnglish(withoutGiven(text, given)))
    .map(({ element, text }) => ({ kind: 'untranslated', element: pathOf(element), text: shortened(text) }));
}

const shortestName = 3;

/** A value in a sentence says nothing of the sentence. */
const withoutGiven = (text: string, given: ReadonlySet<string>) =>
  [...given].reduce(
    (rest, word) =>
      word.length < shortestName || word.length >= text.length ? rest : rest.replaceAll(word, '…'),
    text,
  );

/** Every string in what a story is given. Not one call within the other: Preact's elements lead to all that is drawn. */
export function stringsIn(given: unknown): Set<string> {
  const found = new Set<string>();
  const seen = new Set<object>();
  const open = [given];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string')
      for (const piece of [value, ...value.split(/<[^>]*>/)]) found.add(piece.trim());
    if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) continue;
    seen.add(value);
    const parts =
      value instanceof Map || value instanceof Set ? [...value.entries()].flat() : Object.values(value);
    for (const part of parts) open.push(part);
  }
  return found;
}
