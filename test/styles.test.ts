import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { areas, areasOf, divide } from '../scripts/build/sheets';
import { stylesEntries } from '../scripts/styles.mjs';
import { eachRow } from './eachRow';

eachRow(Object.entries(stylesEntries()))(
  '%s holds every .css.ts file of its layers; `npm run styles` writes it',
  (name, text) => {
    expect(readFileSync(`src/entries/${name}.ts`, 'utf8')).toBe(text);
  },
);

test('what floats takes its layers and shadows from theme/floating.css, which come with it', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts') && !file.startsWith('theme'))
    .filter((file) => /vars\.(layer\b|elevation\[[23]\])/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(sheets).toEqual([]);
});

test('each style file of the buyer’s sheet is in the sheet of an area', () => {
  const files = [...stylesEntries().styles.matchAll(/'\.\.\/(.+)'/g)].map(([, file = '']) => `${file}.ts`);
  expect(files.filter((file) => areasOf(file).length === 0)).toEqual([]);
});

eachRow([
  ['src/themed/tickets/index.ts', 'tickets'],
  ['src/themed/confirmation/index.ts', 'confirmation'],
  ['src/widget/confirmation/ConfirmationPage.tsx', 'confirmation'],
])('what %s draws needs no other sheet than base.css and %s.css', async (entry, area) => {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'browser',
    write: false,
    metafile: true,
    loader: { '.json': 'empty' },
  });
  const files = Object.keys(metafile.inputs).filter((file) => file.endsWith('.css.ts'));
  expect(files.length).toBeGreaterThan(10);
  const isElsewhere = (file: string) =>
    !areasOf(file.replace('src/', '')).some((own) => own === 'base' || own === area);
  expect(files.filter(isElsewhere)).toEqual([]);
});

test('a sheet is divided in the order of the whole; rules of no area are an error', () => {
  const of = (file: string, rule: string) =>
    `/* vanilla-extract-css-ns:src/${file}.vanilla.css?source=abc */\n${rule}\n`;
  const css = `${of('theme/base.css.ts', '.a{}')}${of('themed/tickets/Row.css.ts', '.b{}')}${of('themed/kit/Tag.css.ts', '.c{}')}`;
  const { base, tickets, ...others } = divide(css);
  expect([base, tickets].map((rules) => rules?.replaceAll(/\s/g, ''))).toEqual(['.a{}.c{}', '.b{}']);
  expect(Object.keys(others)).toEqual(Object.keys(areas).slice(2));
  expect(() => divide(of('themed/gone/Row.css.ts', '.d{}'))).toThrow(/gone.*no area/);
  expect(() => divide('.e{}')).toThrow();
});
