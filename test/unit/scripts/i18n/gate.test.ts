import { describe, expect, it } from 'vitest';
import type { Check } from '../../../../scripts/i18n/checks/finding';
import { checkMeta } from '../../../../scripts/i18n/checks/meta';
import { absentKeys, namedIn, unusedKeys } from '../../../../scripts/i18n/checks/usage';
import {
  localesIn,
  readLibraryMeta,
  readTexts,
  readLibraryTexts,
  type KeyMeta,
  type Texts,
} from '../../../../scripts/i18n/files';
import { absentFiles, checkFile, readSentences } from '../../../../scripts/i18n/gate';
import { detailsOf, tableOf } from '../../../../scripts/i18n/table';
import { storyIds } from '../../../ledger';
import { eachRow } from '../../../eachRow';

const german = readTexts('de');
const arabic = readTexts('ar');

const without = (texts: Texts, key: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key));

/** What a copy of a locale is found to have, with one thing changed. */
const foundIn = (locale: string, texts: Texts) =>
  checkFile('library', locale, texts).findings.map(({ check, key }) => `${check} ${key}`);

describe('a copy of a locale with one defect', () => {
  eachRow<[Check, string, string, Texts]>([
    ['missing', 'tickets.title', 'de', without(german, 'tickets.title')],
    ['missing', 'tickets.title', 'de', { ...german, 'tickets.title': '' }],
    ['plural', 'order.count_few', 'ar', without(arabic, 'order.count_few')],
    ['unknown', 'order.count_two', 'de', { ...german, 'order.count_two': '{{count}} Tickets' }],
    ['unknown', 'tickets.nothing', 'de', { ...german, 'tickets.nothing': 'Nichts' }],
    ['marks', 'tickets.ends', 'de', { ...german, 'tickets.ends': 'Endet {{datum}}' }],
    ['marks', 'registration.terms', 'de', { ...german, 'registration.terms': 'Ich stimme zu' }],
    ['marks', 'order.count_few', 'ar', { ...arabic, 'order.count_few': 'تذاكر' }],
    ['length', 'promotions.apply', 'de', { ...german, 'promotions.apply': 'Gutscheincode einlösen' }],
    ['spaces', 'tickets.back', 'de', { ...german, 'tickets.back': 'Zurück ' }],
    ['copies', 'tickets.back', 'de', { ...german, 'tickets.back': 'Back' }],
    ['quotes', 'tickets.back', 'de', { ...german, 'tickets.back': '"Zurück"' }],
  ])('is found by %s at %s', (check, key, locale, texts) => {
    const sortedTexts = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
    expect(foundIn(locale, sortedTexts)).toEqual([`${check} ${key}`]);
  });

  it('is found by order', () => {
    const { 'attendees.title': first = '', ...rest } = german;
    expect(foundIn('de', { ...rest, 'attendees.title': first })).toEqual(['order attendees.title']);
  });

  it('is found when nothing loads the file', () => {
    const czech = checkFile('library', 'cs', { 'tickets.title': 'Vstupenky' });
    expect(czech.findings).toContainEqual(expect.objectContaining({ check: 'shipped', key: 'cs' }));
  });
});

it('finds a locale that ships without a file of texts', () => {
  const without = (absent: string) => (area: string) =>
    localesIn('library').filter((locale) => area !== 'host' || locale !== absent);
  expect(absentFiles(without('de'))).toEqual(['host: de ships and has no file of texts']);
  expect(absentFiles(without('none'))).toEqual([]);
});

it('lets a form for one number leave the number out', () => {
  expect(foundIn('ar', arabic)).toEqual([]);
  expect(arabic['order.count_two']).not.toContain('{{count}}');
});

it('prints a line per locale with a column per check', () => {
  const row = checkFile('library', 'de', { ...german, 'tickets.back': ' Back' });
  const [head = '', line = ''] = tableOf([row]).split('\n');
  expect(head.trim().split(/\s+/).slice(0, 4)).toEqual(['locale', 'texts', 'missing', 'plural']);
  expect(line).toMatch(/^library {2}de/);
  expect(line.match(/\b1\b/g)).toHaveLength(1);
  expect(detailsOf(row, 5)).toEqual([
    'library de · spaces · tickets.back: begins or ends with a space: “ Back”',
  ]);
});

it('says how many more there are of a kind', () => {
  const lines = detailsOf(checkFile('library', 'cs', {}), 3).filter((line) => line.includes('· missing ·'));
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/… and \d+ more$/);
});

describe('the sidecar', () => {
  const english = readLibraryTexts('en');
  const meta = readLibraryMeta();
  const known = { english, storyIds: storyIds(), sentences: readSentences() };
  const changed = (key: string, change: Partial<KeyMeta>) =>
    checkMeta({ ...meta, [key]: { ...(meta[key] as KeyMeta), ...change } }, known);

  it('has nothing wrong as it is', () => expect(checkMeta(meta, known)).toEqual([]));

  eachRow<[string, Partial<KeyMeta>, string]>([
    ['tickets.title', { context: 'title' }, 'has no context that is a sentence'],
    ['tickets.title', { maxLength: 40 }, 'has a limit of 40, not one of 15, 35, 90, 280, 500'],
    ['tickets.title', { stories: ['tickets--gone'] }, 'names tickets--gone, which is no story'],
    ['tickets.title', { spec: '000-99-99' }, 'names 000-99-99, which is no sentence'],
    ['tickets.ends', { placeholders: {} }, 'does not say what date is'],
    ['tickets.ends', { placeholders: { date: { meaning: 'a day' } } }, 'has no example of date'],
    ['order.count', { placeholders: {} }, 'does not say what count is'],
    [
      'tickets.title',
      { placeholders: { name: { meaning: 'a name', example: 'Early Bird' } } },
      'says what name is, which it has not',
    ],
  ])('of %s with %j %s', (key, change, problem) => {
    expect(changed(key, change)).toEqual([`${key}: ${problem}`]);
  });

  it('is stale when a text came or went', () => {
    const { 'tickets.title': gone, ...rest } = meta;
    expect(checkMeta(rest, known)).toEqual(['tickets.title: has no context, limit and stories']);
    expect(gone && checkMeta({ ...meta, 'tickets.past': gone }, known)).toEqual([
      'tickets.past: no such text any more',
    ]);
  });
});

describe('keys in the code', () => {
  const named = namedIn([
    "t('tickets.title'); const a = { key: 'tickets.typo' };",
    "const b = `tickets.status.${state}`; problemOf('error.wait');",
  ]);

  it('are used whole, or by the beginning they are put together from', () => {
    const keys = ['tickets.title', 'tickets.status.soldOut', 'error.wait', 'tickets.back'];
    expect(unusedKeys(keys, named)).toEqual(['tickets.back']);
  });

  it('that the catalogue has not are found', () => {
    expect(absentKeys(new Set(['tickets.title', 'error.wait']), named)).toEqual(['tickets.typo']);
  });
});
