import { expect, test } from 'vitest';
import { checkFiles, checkRest } from '../../../../scripts/i18n/gate';
import { detailsOf } from '../../../../scripts/i18n/table';
import { shippedLocales } from '../../../../src/i18n';
import { eachRow } from '../../../eachRow';

const rows = checkFiles();

eachRow(rows.map((row) => [row.area, row.locale, row] as const))(
  '%s, %s: nothing to put right',
  (...[, , row]) => {
    expect(detailsOf(row, Infinity)).toEqual([]);
  },
);

test('every locale that ships has its files', () => {
  const made = ['en-XA', 'ar-XB'];
  for (const area of ['library', 'host'])
    expect(rows.filter((row) => row.area === area).map(({ locale }) => locale)).toEqual(
      expect.arrayContaining(shippedLocales.filter((locale) => !made.includes(locale))),
    );
});

test('the sidecar, the list of copies and the keys in the code go with the texts', () => {
  expect(checkRest()).toEqual([]);
});
