import { describe, expect, it } from 'vitest';
import {
  currencyOf,
  formatMoney,
  hasPostalCode,
  isColour,
  readNumber,
  utmParamsOf,
  writeNumber,
} from '../../../../src/domain';
import { communityAddress, manageAddress } from '../../../../src/domain/confirmation';

const usd = { code: 'USD', symbol: '$' };

describe('amounts', () => {
  it.each([
    [9_007_199_254_740_991, '$90,071,992,547,409.91'],
    [-9_007_199_254_740_991, '-$90,071,992,547,409.91'],
    [900_719_925_474_099_1 - 98, '$90,071,992,547,408.93'],
    [12_345_678_901_234_568, '$123,456,789,012,345.68'],
    [5, '$0.05'],
    [0, '$0.00'],
  ])('%i minor units are %s, to the cent', (minor, text) => expect(formatMoney(minor, usd, 'en')).toBe(text));

  it('come back as they were', () => {
    const options = { locale: 'en', decimals: 2, fixed: true, minor: true };
    for (const minor of [9_007_199_254_740_991, 4_503_599_627_370_497, 900_719_925_474_093, 1_005, 29, 0])
      expect(readNumber(writeNumber(minor, options), options)).toBe(minor);
    expect(readNumber('1.15', options)).toBe(115);
  });

  it.each([
    ['IQD', 3],
    ['KWD', 3],
    ['JPY', 0],
    ['KRW', 0],
    ['CLF', 4],
    ['USD', 2],
    // CLDR writes these without decimals; ISO 4217 has two.
    ['COP', 2],
    ['LBP', 2],
  ])('%s has %i decimals', (code, digits) => expect(currencyOf(code).minorUnits ?? 2).toBe(digits));
});

describe('countries without postal codes', () => {
  it.each(['BQ', 'AQ', 'BV', 'LC', 'MS', 'PA', 'PS', 'TT', 'WS', 'AE', 'HK'])('%s', (code) =>
    expect(hasPostalCode(code)).toBe(false),
  );
  it.each(['US', 'DE', 'GB', 'JP', 'PR'])('%s has them', (code) => expect(hasPostalCode(code)).toBe(true));
});

describe('named colours are CSS colours', () => {
  it.each(['red', 'RebeccaPurple', 'DARKSLATEGRAY', 'lightgoldenrodyellow', ' Teal '])('%s', (name) =>
    expect(isColour(name)).toBe(true),
  );
  // One can see through them, or they are another colour elsewhere.
  it.each(['transparent', 'currentColor', 'inherit', 'Canvas', 'reddish', 're d', 'constructor', 'var(--a)'])(
    '%s is none',
    (name) => expect(isColour(name)).toBe(false),
  );
});

describe('campaign parameters', () => {
  it('are no longer than the backend takes them, and no more', () => {
    const many = Array.from(
      { length: 50 },
      (_, index) => `utm_${'abcdefghij'[index % 10] ?? ''}${'k'.repeat(index)}=v`,
    );
    const found = utmParamsOf(`?utm_source=${'x'.repeat(10_000)}&utm_campaign=a&${many.join('&')}`);
    expect(found['utm_source']).toHaveLength(255);
    expect(found['utm_campaign']).toBe('a');
    expect(Object.keys(found).length).toBeLessThanOrEqual(20);
  });

  it('end with a whole character', () =>
    expect(utmParamsOf(`?utm_source=${'x'.repeat(254)}😀`)['utm_source']).toBe('x'.repeat(254)));
});

describe('http addresses are links', () => {
  it('of the order, of a ticket and of the community, which learns nothing of the buyer without encryption', () => {
    expect(manageAddress('http://event.example/manage', 't1')).toBe(
      'http://event.example/manage?ticketId=t1',
    );
    const buyer = { token: 'secret', email: 'a@b.example' };
    expect(communityAddress('http://event.example/join', buyer)).toBe('http://event.example/join');
    expect(communityAddress('http://event.example/{token}/{email}', buyer)).toBe('http://event.example//');
    expect(communityAddress('https://event.example/join', buyer)).toContain('token=secret');
  });
});
