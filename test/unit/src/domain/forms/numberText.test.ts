import fc from 'fast-check';
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

const money = (locale: string, decimals: number) => ({ locale, decimals, fixed: true, minor: true });

eachRow([
  ['en', 2, '90071992547409.91', 9_007_199_254_740_991],
  ['en', 2, '90,071,992,547,409.9', 9_007_199_254_740_990],
  ['en', 0, '9007199254740991', 9_007_199_254_740_991],
  ['en', 3, '9007199254740.991', 9_007_199_254_740_991],
  ['de', 2, '90071992547409,91', 9_007_199_254_740_991],
  ['ar-EG', 2, '٩٠٠٧١٩٩٢٥٤٧٤٠٩٫٩١', 9_007_199_254_740_991],
  ['en', 2, '-0.05', -5],
  ['en', 2, '.5', 50],
  ['en', 2, '1.005', NaN],
  ['en', 2, '12 apples', NaN],
  ['en', 2, '', null],
  // On a keyboard without the signs of the locale.
  ['ar-EG', 2, '12.29', 1_229],
  ['ar-EG', 2, '٤٫٣٥', 435],
  ['ar-EG', 2, '90071992547409.91', NaN],
  // More than a number is exact for is no amount, rather than a unit more or less.
  ['en', 2, '90071992547409.92', NaN],
  ['en', 0, '9007199254740993', NaN],
])('%s with %i decimals: %s is %s minor units', (locale, decimals, typed, minor) => {
  expect(readNumber(typed, money(locale, decimals))).toBe(minor);
});

test('any amount that was written is read again to the unit', () => {
  const amount = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
  const locale = fc.constantFrom('en', 'de', 'fr', 'ar-EG', 'ja', 'pl');
  fc.assert(
    fc.property(amount, locale, fc.constantFrom(0, 2, 3), (minor, written, decimals) => {
      const options = money(written, decimals);
      expect(readNumber(writeNumber(minor, options), options)).toBe(minor);
    }),
  );
});

test('what was written is read again', () => {
  for (const locale of ['en', 'de', 'fr', 'ar-EG', 'ja', 'pl'])
    for (const value of [0, 0.5, 1250.05, 1_000_000])
      expect(
        readNumber(writeNumber(value, { locale, decimals: 2, fixed: true }), { locale, decimals: 2 }),
      ).toBe(value);
});
