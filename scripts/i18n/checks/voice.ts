import type { Sidecar, Texts, Voice } from '../files';
import { baseOf } from '../key';
import type { Check, Finding } from './finding';
import { checkQuotes } from './words';

/** The longest limit of an element that is no sentence: labels, buttons, headings, hints. */
const maxLabelLength = 90;

/** Words and phrases as `docs/voice.md` has them: whole words, in upper or lower case. */
const wordsPattern = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?!\\p{L})`,
    'giu',
  );

function checkWords(
  check: Check,
  texts: Texts,
  instead: Readonly<Record<string, string>>,
  own: Own,
): Finding[] {
  const pattern = wordsPattern(Object.keys(instead));
  return Object.entries(texts).flatMap(([key, text]) =>
    Array.from(own(text).matchAll(pattern), ([word]) => ({
      check,
      key,
      problem: `says “${word}”, wanted is: ${instead[word.toLowerCase()] ?? ''}`,
    })),
  );
}

/** Starts of sentences, which may have a capital; quotes have the case of what they name. */
const quoted = /“[^”]*”/g;
const sentenceStart = /(^|[.?!:…]\s+)\P{L}*\p{L}+/gu;
const capitalized = /(?<![\p{L}\d’])\p{Lu}\p{Ll}[\p{L}’]*/gu;
const inCapitals = /^[^\p{Ll}]*\p{Lu}{5}[^\p{Ll}]*$/u;

/** Labels, buttons and headings are in sentence case. */
function checkCase(texts: Texts, isLabel: (key: string) => boolean, own: Own): Finding[] {
  return Object.entries(texts).flatMap(([key, text]): Finding[] => {
    if (!isLabel(key)) return [];
    const said = own(text).replace(quoted, '');
    if (inCapitals.test(said)) return [{ check: 'case', key, problem: `is in capitals: “${text}”` }];
    const words = said.replace(sentenceStart, '$1').match(capitalized);
    return words
      ? [{ check: 'case', key, problem: `has a capital at “${words.join('”, “')}” in “${text}”` }]
      : [];
  });
}

/** A text without placeholders, tags and names, which have words of their own. */
type Own = (text: string) => string;

function ownWith(names: readonly string[]): Own {
  const taken = new RegExp(
    ['\\{\\{.*?\\}\\}', '<[^>]+>', ...names.map((name) => `${name}(?!\\p{L})`)].join('|'),
    'gu',
  );
  return (text) => text.replace(taken, (found) => (found.startsWith('<') ? '' : '0'));
}

/** Where English departs from `docs/voice.md`, as far as a rule can tell. The requirements' wording is theirs. */
export function checkVoice(all: Texts, meta: Sidecar, voice: Voice): Finding[] {
  const texts = Object.fromEntries(
    Object.entries(all).filter(
      ([key]) => !meta[baseOf(key)]?.spec && !voice.requirements.includes(baseOf(key)),
    ),
  );
  const own = ownWith(voice.names);
  const isLabel = (key: string) => (meta[baseOf(key)]?.maxLength ?? maxLabelLength) <= maxLabelLength;
  return [
    ...checkWords('phrases', texts, voice.phrases, own),
    ...checkWords('spelling', texts, voice.spelling, own),
    ...checkCase(texts, isLabel, own),
    ...checkQuotes(texts),
  ];
}
