import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { firstTexts } from '../scripts/first-texts.mjs';
import { eachRow } from './eachRow';

eachRow(firstTexts())('$path is what `npm run texts` writes', ({ path, text }) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});
