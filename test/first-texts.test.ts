import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstTexts } from '../scripts/first-texts.mjs';

it.each(firstTexts())('$path is what `npm run texts` writes', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
