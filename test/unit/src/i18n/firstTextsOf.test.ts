import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect } from 'vitest';
import { firstTexts } from '../../../../scripts/first-texts.mjs';
import type { Catalogue } from '../../../../src/i18n';
import { firstTextsOf } from '../../../../src/i18n/firstTextsOf';
import { eachRow } from '../../../eachRow';

eachRow(firstTexts().map(({ path, text }) => ({ file: basename(path), path, text })))(
  'a server takes the texts of the first screen out of $file as the build does',
  ({ file, path, text }) => {
    const whole = readFileSync(`${dirname(dirname(path))}/${file}`, 'utf8');
    expect(firstTextsOf(JSON.parse(whole) as Catalogue)).toEqual(JSON.parse(text));
  },
);
