import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
