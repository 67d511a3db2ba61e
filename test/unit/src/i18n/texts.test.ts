import { describe, expect, it } from 'vitest';
import { createI18n, loadCatalogue, shippedLocales } from '../../../../src/i18n';
import { i18nextTexts } from '../../../../src/i18n/i18nextTexts';
import { loadOrganizerTexts } from '../../../../src/i18n/loadOrganizerTexts';
import { plainTexts } from '../../../../src/i18n/texts';
import { eachRow } from '../../../eachRow';

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1.5, 1_000_000];
const written = (value: string | number) => `‹${value}›`;
const namesIn = (text: string) => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name);
const baseOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
/** Only a plural is another text for another number. */
const countsFor = (key: string) => (baseOf(key) === key ? counts.slice(-1) : counts);

eachRow(shippedLocales)('every text reads the same with i18next and without: %s', async (locale) => {
  const catalogue = { ...(await loadCatalogue(locale)), ...(await loadOrganizerTexts(locale)) };
  const [plain, full] = [
    plainTexts(locale, catalogue, () => undefined),
    i18nextTexts(createI18n({ locale, catalogue }), locale),
  ];
  const differing = Object.entries(catalogue).flatMap(([key, text]) => {
    const others = Object.fromEntries(namesIn(text).map((name) => [name, `$& $t(${name}) {{count}}`]));
    return countsFor(key)
      .map((count) => ({ ...others, count }))
      .filter(
        (values) =>
          plain.translate(baseOf(key), values, written) !== full.translate(baseOf(key), values, written),
      )
      .map(({ count }) => `${key} of ${count}`);
  });
  expect(differing).toEqual([]);
});

describe.each([
  ['plain', () => plainTexts('en', { there: 'It is {{ what }}.' }, () => undefined)],
  [
    'of i18next',
    () => i18nextTexts(createI18n({ locale: 'en', catalogue: { there: 'It is {{ what }}.' } }), 'en'),
  ],
])('texts %s', (_, make) => {
  it('are their keys where there is none', () => {
    expect(make().translate('not.there', undefined, written)).toBe('not.there');
  });

  it('leave the place of a value that nobody gave', () => {
    expect(make().translate('there', undefined, written)).toBe('It is {{ what }}.');
  });

  it('get more without losing any', () => {
    const texts = make();
    texts.add({ there: 'Another', 'more.there': 'More' });
    expect(['there', 'more.there'].map((key) => texts.translate(key, { what: 'here' }, written))).toEqual([
      'It is ‹here›.',
      'More',
    ]);
  });
});
