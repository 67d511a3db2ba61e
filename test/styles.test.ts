import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stylesEntries } from '../scripts/styles.mjs';

test.each(Object.entries(stylesEntries()))(
  '%s holds every .css.ts file of its layers; `npm run styles` writes it',
  (name, text) => {
    expect(readFileSync(`src/entries/${name}.ts`, 'utf8')).toBe(text);
  },
);
