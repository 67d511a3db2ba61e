import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import organizer from '../../../../src/i18n/locales/organizer/en.json';
import english from '../../../../src/i18n/locales/en.json';

const guide = readFileSync('docs/translating.md', 'utf8');
const sources = ['src/themed', 'src/widget', 'src/domain'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

/** Keys of the examples: a file of texts, and a host's own words. */
const keys = [...guide.matchAll(/["']((?:tickets|order)\.[\w.]+)["']: ["']/g)].map(([, key = '']) => key);

it('translates in its examples what can be seen, not what only a screen reader says', () => {
  const seen = (key: string) => {
    const base = key.replace(/_(?:one|few|many|other)$/, '');
    const isThere = base in english || `${base}_other` in english;
    const lines = sources
      .flatMap((source) => source.split('\n'))
      .filter((line) => line.includes(`'${base}'`));
    return isThere && lines.some((line) => !line.includes('aria-'));
  };
  expect(keys.length).toBeGreaterThan(6);
  expect(keys.filter((key) => !seen(key))).toEqual([]);
});

it('has no number that grows with the texts, but for how many organizers have', () => {
  expect(guide.match(/\b\d[\d,]{2,} to put right|cs +\d+ +\d/g)).toBeNull();
  const ratio = Object.keys(organizer).length / Object.keys(english).length;
  expect([guide.includes('more than four times as many'), Math.floor(ratio)]).toEqual([true, 4]);
});
