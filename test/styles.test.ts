import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stylesEntry } from '../scripts/styles.mjs';

test('the stylesheet holds every .css.ts file; `npm run styles` writes it', () => {
  expect(readFileSync('src/entries/styles.ts', 'utf8')).toBe(stylesEntry());
});
