import { expect } from 'vitest';
import { readSettings } from '../../../../host-app/src/settings';
import { eachRow } from '../../../eachRow';

const usual = { locale: 'en', scheme: 'auto', preset: 'ink' };

eachRow([
  ['', usual],
  ['?locale=pt-br', { ...usual, locale: 'pt-BR' }],
  ['?locale=ZH-hans', { ...usual, locale: 'zh-Hans' }],
  ['?locale=', usual],
  ['?locale=not%20a%20tag', usual],
  ['?scheme=dark&preset=festival', { ...usual, scheme: 'dark', preset: 'festival' }],
  ['?scheme=toString&preset=none', usual],
] as const)('the address "%s" says how the page looks and speaks', (search, settings) => {
  expect(readSettings(search)).toEqual(settings);
});
