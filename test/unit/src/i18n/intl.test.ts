import { expect, it } from 'vitest';
import { eachRow } from '../../../eachRow';
import { countries, formatMoney } from '../../../../src/domain';
import { shippedLocales } from '../../../../src/i18n';
import { formatEventDates } from '../../../../src/themed/tickets/formatEventDates';

/** Intl parts numbers from symbols by other spaces, and marks directions otherwise, in other versions. */
const plain = (text: string) =>
  text.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

const days = {
  'start-date': '2026-05-14T13:00:00Z',
  'end-date': '2026-05-14T21:00:00Z',
  'time-zone-id': 'America/New_York',
};

/** Locale, an amount of 123 450 cents, a day, a country; digits and order are those of the locale. */
const table: readonly [string, string, string, string][] = [
  ['en', '€1,234.50', 'May 14, 2026', 'Germany'],
  ['de', '1.234,50 €', '14. Mai 2026', 'Deutschland'],
  ['fr', '1 234,50 €', '14 mai 2026', 'Allemagne'],
  ['es', '1234,50 €', '14 de mayo de 2026', 'Alemania'],
  ['it', '1234,50 €', '14 maggio 2026', 'Germania'],
  ['pt-BR', '€ 1.234,50', '14 de maio de 2026', 'Alemanha'],
  ['nl', '€ 1.234,50', '14 mei 2026', 'Duitsland'],
  ['pl', '1234,50 €', '14 maja 2026', 'Niemcy'],
  ['ja', '€1,234.50', '2026年5月14日', 'ドイツ'],
  ['ko', '€1,234.50', '2026년 5월 14일', '독일'],
  ['zh-Hans', '€1,234.50', '2026年5月14日', '德国'],
  ['ar', '1,234.50 €', '14 مايو 2026', 'ألمانيا'],
  ['he', '1,234.50 €', '14 במאי 2026', 'גרמניה'],
  ['en-XA', '€1,234.50', 'May 14, 2026', 'Germany'],
  ['ar-XB', '1,234.50 €', '14 مايو 2026', 'ألمانيا'],
];

eachRow(table)('%s writes an amount, a day and a country its own way', (locale, amount, day, country) => {
  expect(plain(formatMoney(1_234_50, { code: 'EUR', symbol: '€' }, locale))).toBe(amount);
  expect(plain(formatEventDates(days, locale) ?? '')).toBe(day);
  expect(countries({ locale }).find(({ code }) => code === 'DE')?.name).toBe(country);
});

/** It stands in for a zone that can't be read (docs/codes.md, BX1004): the day may be another one at the place. */
it('says of days in UTC that they are', () => {
  expect(formatEventDates({ ...days, 'time-zone-id': 'UTC' }, 'en')).toBe('May 14, 2026 (UTC)');
  expect(formatEventDates({ ...days, 'time-zone-id': 'Europe/London' }, 'en')).toBe('May 14, 2026');
});

it('is every locale that ships', () => {
  expect(table.map(([locale]) => locale)).toEqual(shippedLocales);
});

it('follows a region for digits, whatever texts it gets', () => {
  expect(plain(formatMoney(1_234_50, { code: 'EUR', symbol: '€' }, 'ar-EG'))).toBe('١٬٢٣٤٫٥٠ €');
  expect(plain(formatMoney(1_234_50, { code: 'EUR', symbol: '€' }, 'de-CH'))).toMatch(/^€ 1[’']234[.]50$/);
});
