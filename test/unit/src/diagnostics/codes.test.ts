import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.tsx?$/.test(file));
const codesIn = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].sort();

/** A code that leads nowhere helps nobody, and neither does a heading of a code that is never given. */
test('docs/codes.md has a heading for each code that is given, and for no other', () => {
  const givers = sources.filter((file) => !/^src\/diagnostics\/(warn|BoxofficeError)\.ts$/.test(file));
  const given = codesIn(givers.map((file) => readFileSync(file, 'utf8')).join('\n'), /\bBX\d{4}\b/g);
  const headings = codesIn(readFileSync('docs/codes.md', 'utf8'), /(?<=^### )BX\d{4}$/gm);
  expect(given).toEqual(headings);
});

/** A development check that is not written out stays in what buyers load. */
test('each warning is given within a check that bundlers leave out', () => {
  const sites = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const calls = [...source.matchAll(/(?<!function |\.)\bwarn(?:Of\w+)?\(/g)];
    return calls.map(({ index }) => ({ file, before: source.slice(0, index) }));
  });
  const isGuarded = ({ file, before }: (typeof sites)[number]) =>
    // A helper that is itself called within such a check.
    /warnOf\w+\.ts$$/.test(file) || /process\.env\.NODE_ENV !== 'production'[^;{}]*$/.test(before);
  expect(sites.length).toBeGreaterThan(5);
  expect(sites.filter((site) => !isGuarded(site)).map(({ file }) => file)).toEqual([]);
});
