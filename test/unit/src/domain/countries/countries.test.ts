import { describe, expect, test } from 'vitest';
import { countries, findableCountries, findCountry, searchCountries } from '../../../../../src/domain';
import { eachRow } from '../../../../eachRow';

const english = findableCountries({ locale: 'en' });
const german = findableCountries({ locale: 'de' });
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);

describe('the country a text names', () => {
  eachRow([
    ['Germany', 'DE'],
    ['  germany ', 'DE'],
    ['DEUTSCHLAND', 'DE'],
    ['de', 'DE'],
    ['US', 'US'],
    ['United States', 'US'],
    ['usa', 'US'],
    ['UK', 'GB'],
    ['Turkey', 'TR'],
    ['cote divoire', undefined],
    ['cote d ivoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['Österreich', 'AT'],
    ['osterreich', 'AT'],
    ['Niger', 'NE'],
    ['Atlantis', undefined],
    ['Ger', undefined],
    ['', undefined],
    ['…', undefined],
  ])('%o is %o', (text, code) => {
    expect(findCountry(german, text)?.code).toBe(code);
  });

  test('every name of every shipped language is found as it is written', () => {
    for (const locale of ['en', 'de', 'ar']) {
      const list = findableCountries({ locale });
      for (const { code, name } of list) expect(findCountry(list, name)?.code).toBe(code);
    }
  });
});

describe('what a text may mean', () => {
  test('nothing typed is every country', () => {
    expect(codes(searchCountries(english, ''))).toEqual(codes(countries({ locale: 'en' })));
  });
  test('the likeliest comes first', () => {
    expect(codes(searchCountries(english, 'uk'))[0]).toBe('GB');
    expect(codes(searchCountries(english, 'niger')).slice(0, 2)).toEqual(['NE', 'NG']);
    expect(codes(searchCountries(english, 'guinea'))[0]).toBe('GN');
    expect(codes(searchCountries(english, 'states'))).toContain('US');
  });
  test('another language is answered in the reader’s', () => {
    expect(searchCountries(german, 'germa')[0]?.name).toBe('Deutschland');
  });
  test('a text of signs alone finds nothing', () => {
    expect(searchCountries(english, '?!')).toEqual([]);
  });
  test('what is left out is neither shown nor found', () => {
    const list = findableCountries({ locale: 'en', exclude: ['KP', 'IR', 'SY', 'RU', 'MO', 'HK', 'TW'] });
    for (const text of ['North Korea', 'Iran', 'Syria', 'Russia', 'Macao', 'Hong Kong', 'Taiwan', 'RU'])
      expect(findCountry(list, text)).toBeUndefined();
    expect(codes(searchCountries(list, 'taiwan'))).toEqual([]);
    expect(list).toHaveLength(242);
  });
});
