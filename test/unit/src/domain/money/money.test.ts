import { expect, test } from 'vitest';
import { formatMoney, toMinor } from '../../../../../src/domain';
import type { Currency } from '../../../../../src/contract';
import { eachRow } from '../../../../eachRow';

const yen: Currency = { code: 'JPY', symbol: '¥', minorUnits: 0 };
const dinar: Currency = { code: 'KWD', symbol: 'KD', minorUnits: 3 };
const euro: Currency = { code: 'EUR', symbol: '€' };
const dollar: Currency = { code: 'USD', symbol: '$' };

/** Intl parts numbers from symbols by other spaces in other versions. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

eachRow([
  [180_00, dollar, 'en', '$180.00'],
  [1_234_567_89, dollar, 'en', '$1,234,567.89'],
  [5, dollar, 'en', '$0.05'],
  [0, dollar, 'en', '$0.00'],
  [9_007_199_254_740_991, dollar, 'en', '$90,071,992,547,409.91'],
  [-12_50, dollar, 'en', '-$12.50'],
  [1_500, yen, 'en', '¥1,500'],
  [1_500, yen, 'ja', '¥1,500'],
  [12_345, dinar, 'en', 'KD 12.345'],
  [1_234_50, euro, 'de', '1.234,50 €'],
  [1_234_50, { ...euro, symbol: '' }, 'de', '1.234,50 €'],
  [1_234_50, { code: 'CAD', symbol: 'CA$' }, 'en', 'CA$1,234.50'],
  [1_234_50, dollar, 'ar-EG', '١٬٢٣٤٫٥٠ $'],
])('%s %o in %s is %s', (minor, currency, locale, text) => {
  expect(plain(formatMoney(minor, currency, locale))).toBe(text);
});

test('a currency that says nothing has two decimals, even the yen', () => {
  expect(formatMoney(1_500, { code: 'JPY', symbol: '¥' }, 'en')).toBe('¥15.00');
});

eachRow([
  [180.5, 'USD', 180_50],
  [0.29, 'EUR', 29],
  [1_500, 'JPY', 1_500],
  [12.345, 'KWD', 12_345],
])('%s %s are %s minor units', (amount, code, minor) => {
  expect(toMinor(amount, code)).toBe(minor);
});
