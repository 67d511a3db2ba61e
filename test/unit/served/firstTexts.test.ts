import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Catalogue } from '../../../src/i18n';
import { firstTextsOf } from '../../../src/i18n/firstTextsOf';

const folder = 'src/i18n/locales';
const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Catalogue;
const files = readdirSync(`${folder}/first`);

it.each(files)('a server takes the texts of the first screen out of %s as the build does', (file) => {
  expect(firstTextsOf(read(file))).toEqual(read(`first/${file}`));
});
