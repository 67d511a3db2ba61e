import { expect, test } from 'vitest';
import { readNumber, writeNumber } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

eachRow([
  ['en', '1,234.5', 1234.5],
  ['en', ' 12 ', 12],
  ['en', '12,5', NaN],
  ['en', '12.345', NaN],
  ['en', '12 apples', NaN],
  ['en', '', null],
  ['de', '12,5', 12.5],
  ['de', '12.50', NaN],
  ['de', '1.234,5', 1234.5],
  ['en-IN', '12,34,567', 1234567],
  ['ar-EG', '١٢٫٥', 12.5],
])('%s %s is %s', (locale, typed, value) => {
  expect(readNumber(typed, { locale, decimals: 2 })).toBe(value);
});

test('what was written is read again', () => {
  for (const locale of ['en', 'de', 'fr', 'ar-EG', 'ja', 'pl'])
    for (const value of [0, 0.5, 1250.05, 1_000_000])
      expect(
        readNumber(writeNumber(value, { locale, decimals: 2, fixed: true }), { locale, decimals: 2 }),
      ).toBe(value);
});
