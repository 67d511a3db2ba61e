import type { KeyMeta, Sidecar, Texts } from '../files';
import { baseOf, marksOf } from '../key';
import { pluralBases, sourceOf } from './keys';

/** Lengths a text may be limited to, by the element it stands in; docs/translating.md says which is which. */
const limits = [15, 35, 90, 280, 500];

/** What the sidecar is compared with. */
export interface Known {
  english: Texts;
  storyIds: ReadonlySet<string>;
  /** The requirements, by the id of each sentence. */
  sentences: ReadonlyMap<string, string>;
}

/** What is missing or stale in `keys.meta.json`, one line each. */
export function checkMeta(meta: Sidecar, known: Known): string[] {
  const bases = new Set(Object.keys(known.english).map(baseOf));
  const plurals = pluralBases(known.english);
  return [
    ...[...bases].filter((key) => !meta[key]).map((key) => `${key}: has no context, limit and stories`),
    ...Object.keys(meta)
      .filter((key) => !bases.has(key))
      .map((key) => `${key}: no such text any more`),
    ...Object.entries(meta)
      .filter(([key]) => bases.has(key))
      .flatMap(([key, entry]) =>
        problemsOf(key, entry, known, plurals).map((problem) => `${key}: ${problem}`),
      ),
  ];
}

function problemsOf(
  key: string,
  entry: KeyMeta,
  { english, storyIds, sentences }: Known,
  plurals: ReadonlySet<string>,
): string[] {
  const { context, maxLength, placeholders = {}, stories, spec } = entry;
  const wanted = marksIn(key, english, plurals);
  const described = Object.keys(placeholders);
  const problems = [
    ...wanted.filter((mark) => !described.includes(mark)).map((mark) => `does not say what ${mark} is`),
    ...described
      .filter((mark) => !wanted.includes(mark))
      .map((mark) => `says what ${mark} is, which it has not`),
    ...Object.entries(placeholders)
      .filter(([mark, { example }]) => !mark.startsWith('<') && !example)
      .map(([mark]) => `has no example of ${mark}`),
    ...stories.filter((id) => !storyIds.has(id)).map((id) => `names ${id}, which is no story`),
  ];
  if (!/^\p{Lu}.+[.?]$/su.test(context)) problems.push('has no context that is a sentence');
  if (!limits.includes(maxLength))
    problems.push(`has a limit of ${maxLength}, not one of ${limits.join(', ')}`);
  if (spec !== undefined && !sentences.has(spec)) problems.push(`names ${spec}, which is no sentence`);
  return problems;
}

/** `name` for `{{name}}`, `<name>` for a tag; the count of a plural too when no form shows it. */
function marksIn(key: string, english: Texts, plurals: ReadonlySet<string>): string[] {
  const plural = plurals.has(key) ? ['count'] : [];
  const found = marksOf(sourceOf(key, english))
    .filter((mark) => !mark.startsWith('</'))
    .map((mark) => mark.replace(/^\{\{|\}\}$/g, ''));
  return [...new Set([...plural, ...found])];
}
