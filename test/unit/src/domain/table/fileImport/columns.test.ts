import { describe, expect, it } from 'vitest';
import { sessionColumns } from '../../../../../../src/domain/agenda';
import { partnerColumns } from '../../../../../../src/domain/partners';
import { promotionColumns } from '../../../../../../src/domain/promotions';
import {
  matchColumns,
  missingColumns,
  unusedColumns,
  withColumn,
  type ImportColumn,
} from '../../../../../../src/domain/table/fileImport';
import { eachRow } from '../../../../../eachRow';

const columns: readonly ImportColumn[] = [
  { id: 'code', label: 'Code', isRequired: true, aliases: ['coupon'] },
  { id: 'percentOff', label: 'Rabatt', isRequired: true, aliases: ['discount'] },
  { id: 'ticketTypeIds', label: 'Billets remisés', aliases: ['tickets'] },
];
const match = (names: readonly string[]) => matchColumns(names, columns, ({ label }) => label);

describe('the columns of a file', () => {
  eachRow([
    [['code', 'percentOff'], { code: 0, percentOff: 1 }],
    [['Percent off', ' CODE '], { percentOff: 0, code: 1 }],
    [['percent_off', 'Coupon'], { percentOff: 0, code: 1 }],
    [['Discount (%)', 'Code *'], { percentOff: 0, code: 1 }],
    [['BILLETS REMISES'], { ticketTypeIds: 0 }],
    [['Ｃｏｄｅ'], { code: 0 }],
    // The contract's name before an alias, wherever it stands; of two with one name the first.
    [['coupon', 'code'], { code: 1 }],
    [['code', 'code'], { code: 0 }],
    [['', '%', 'other'], {}],
  ])('%j are found: %j', (names, mapping) => {
    expect(match(names)).toEqual(mapping);
  });

  it('are changed one at a time, and may be read twice or not at all', () => {
    const found = match(['code', 'percentOff']);
    expect(withColumn(found, 'ticketTypeIds', 0)).toEqual({ ...found, ticketTypeIds: 0 });
    expect(withColumn(found, 'code', null)).toEqual({ percentOff: 1 });
  });

  it('that are required are missed, and those that nothing is read from are known', () => {
    const names = ['coupon', 'uses', ''];
    const mapping = match(names);
    expect(missingColumns(columns, mapping).map(({ id }) => id)).toEqual(['percentOff']);
    expect(unusedColumns({ names }, mapping)).toEqual([1]);
  });
});

const catalogues = import.meta.glob<Record<string, string>>(
  '../../../../../../src/i18n/locales/organizer/*.json',
  { eager: true, import: 'default' },
);

describe('a template', () => {
  it.each(Object.entries(catalogues))('is understood as it was meant: %s', (_, texts) => {
    for (const all of [sessionColumns, promotionColumns, partnerColumns]) {
      const nameOf = ({ label }: ImportColumn) => texts[label] ?? '';
      const mapping = matchColumns(all.map(nameOf), all, nameOf);
      expect(Object.keys(mapping)).toHaveLength(all.length);
      for (const [at, { id }] of all.entries()) expect([id, mapping[id]]).toEqual([id, at]);
    }
  });
});
