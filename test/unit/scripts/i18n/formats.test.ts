import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedKeys } from '../../../../scripts/i18n/checks/keys';
import { readLibraryMeta, readLibraryTexts, type Texts } from '../../../../scripts/i18n/files';
import { readPlural, writePlural } from '../../../../scripts/i18n/formats/icuPlural';
import { transifex } from '../../../../scripts/i18n/formats/transifex';
import { xliff } from '../../../../scripts/i18n/formats/xliff';
import { merged } from '../../../../scripts/i18n/transfer';
import { eachRow } from '../../../eachRow';

const english = readLibraryTexts('en');
const meta = readLibraryMeta();
const jobFor = (locale: string, texts: Texts = readLibraryTexts(locale)) => ({
  locale,
  texts,
  english,
  meta,
});

/** What a translator may write: words of many scripts, signs that mean something in JSON and XML, whole marks. */
const piece = fc.oneof(
  fc.constantFrom(
    '{{count}}',
    '<amount>{{amount}}</amount>',
    '&',
    '<',
    '>',
    '"',
    "'",
    '\\',
    ' ',
    ', plural,',
  ),
  fc.string({
    unit: fc.constantFrom('a', 'ř', 'ß', '漢', 'ש', 'ؤ', '😀', '…', '“'),
    minLength: 1,
    maxLength: 6,
  }),
);
const texts = fc
  .array(piece, { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join('').trim())
  .filter((text) => text !== '');

/** Some of the keys, among them plurals. */
const few = Object.fromEntries(
  Object.entries(english).filter(([key]) =>
    /^(order|promotions|registration\.(sessions|submit))\./.test(key),
  ),
);
const textsOf = (locale: string) =>
  fc.dictionary(fc.constantFrom(...expectedKeys(locale, few)), texts, { maxKeys: 30, noNullPrototype: true });

const locales = ['cs', 'ar', 'ja', 'de'];
describe.each([
  ['transifex', transifex],
  ['xliff', xliff],
] as const)('%s', (_, format) => {
  eachRow(locales)('brings back what was written in %s', async (locale) => {
    await fc.assert(
      fc.asyncProperty(textsOf(locale), async (texts) => {
        const file = await format.write({ ...jobFor(locale, texts), english: few });
        expect(await format.read(file, locale)).toEqual(texts);
      }),
      { numRuns: 50 },
    );
  });

  it('brings back a whole locale', async () => {
    const arabic = readLibraryTexts('ar');
    expect(await format.read(await format.write(jobFor('ar')), 'ar')).toEqual(arabic);
  });

  it('refuses a file that is none', async () => {
    await expect(async () => format.read('nothing of the kind', 'cs')).rejects.toThrow(/^This is not a/);
  });
});

describe('a file for Transifex', () => {
  it('has English as its source, with context, comment and limit', async () => {
    const file = JSON.parse(await transifex.write(jobFor('en'))) as Record<string, unknown>;
    expect(file['promotions.apply']).toMatchObject({
      string: 'Apply',
      context: 'promotions',
      character_limit: 15,
    });
    expect(file['promotions.apply']).toHaveProperty(
      'developer_comment',
      expect.stringMatching(
        /^Button beside the field of the promotion code; makes it count\.\nAt most 15 characters\./,
      ),
    );
  });

  it('has the forms of a plural in one text, those of the language', async () => {
    const [source, polish] = await Promise.all([
      transifex.write(jobFor('en')),
      transifex.write(jobFor('pl')),
    ]);
    const stringOf = (file: string) =>
      (JSON.parse(file) as Record<string, { string: string }>)['order.count']?.string ?? '';
    expect(stringOf(source)).toBe('{count, plural, one {{{count}} ticket} other {{{count}} tickets}}');
    expect(Object.keys(readPlural(stringOf(polish)) ?? {})).toEqual(['one', 'few', 'many', 'other']);
  });

  it('leaves what is not translated empty, with English beside it', async () => {
    const file = JSON.parse(await transifex.write(jobFor('cs', {}))) as Record<
      string,
      Record<string, string>
    >;
    expect(file['tickets.back']?.['string']).toBe('');
    expect(file['tickets.back']?.['developer_comment']).toMatch(/^English: Back\n/);
  });
});

describe('a file of XLIFF 2', () => {
  it('has a unit for each form, with notes and a limit', async () => {
    const file = await xliff.write(jobFor('pl'));
    expect(file).toMatch(
      /^<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="pl"/,
    );
    expect(file).toContain('<unit id="order.count_many" slr:sizeRestriction="35">');
    expect(file).toContain('<note>{{count}}: chosen tickets, e.g. 3. Keep it as it is.</note>');
  });

  it('is refused in another language', async () => {
    const file = await xliff.write(jobFor('pl'));
    await expect(async () => xliff.read(file, 'cs')).rejects.toThrow('The file is in pl, not in cs.');
  });

  it('is refused when a tool has made elements of tags', async () => {
    const unit =
      '<unit id="tickets.back"><segment><source>Back</source><target>Z<ph id="1"/></target></segment></unit>';
    const file = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="cs"><file id="boxoffice">${unit}</file></xliff>`;
    await expect(async () => xliff.read(file, 'cs')).rejects.toThrow(
      'tickets.back has elements within its text',
    );
  });
});

describe('what comes back', () => {
  const german = readLibraryTexts('de');

  it('goes over what was there', () => {
    const texts = merged('de', german, { 'tickets.back': 'Zur Auswahl' }, english);
    expect(texts).toEqual({ ...german, 'tickets.back': 'Zur Auswahl' });
  });

  eachRow([
    [{ 'tickets.ends': 'Endet {{datum}}' }, 'tickets.ends: has {{datum}}, English has {{date}}'],
    [{ 'tickets.ends': 'Endet' }, 'tickets.ends: has none, English has {{date}}'],
    [{ 'order.count_few': '{{count}} Tickets' }, 'order.count_few: de has no plural form “few”'],
    [{ 'tickets.nothing': 'Nichts' }, 'tickets.nothing: English has no such key'],
    [{ 'tickets.back': ' Zurück' }, 'tickets.back: begins or ends with a space: “ Zurück”'],
  ])('is refused as %j', (translated, problem) => {
    const good = { 'tickets.free': 'Umsonst' };
    expect(() => merged('de', german, { ...good, ...translated }, english)).toThrow(
      `Nothing was taken over:\n  ${problem}`,
    );
  });
});

it('a plural whose brace is not closed is refused', () => {
  expect(() => readPlural('{count, plural, one {a ticket} other {tickets')).toThrow('a brace is not closed');
  expect(() => readPlural('{count, plural, one {a ticket}')).toThrow('a plural form is cut');
  expect(readPlural(writePlural({ one: '{{count}} kus', other: '{{count}} kusů' }))).toEqual({
    one: '{{count}} kus',
    other: '{{count}} kusů',
  });
});
