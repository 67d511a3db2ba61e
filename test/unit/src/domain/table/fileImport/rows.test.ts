import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterBatch,
  batchesOf,
  newRun,
  planOf,
  refusedRow,
  remapped,
  sheetOf,
  skippedSheet,
  type CheckedRow,
} from '../../../../../../src/domain/table/fileImport';
import { eachRow } from '../../../../../eachRow';

const sheet = sheetOf([['code'], ['A'], ['B b'], ['C'], ['"D']], new Set([4]));
const checked: CheckedRow<string>[] = [
  { line: 2, row: 'A' },
  { line: 3, field: 'code', message: { key: 'letters' } },
  { line: 4, row: 'C' },
];
const good = [
  { line: 2, row: 'A' },
  { line: 4, row: 'C' },
];
const linesOf = (rows: readonly { line: number }[]) => rows.map(({ line }) => line);

describe('the rows of a file', () => {
  it('are sent without the bad ones, those with an open quotation mark among them', () => {
    const plan = planOf(sheet, checked, newRun);
    expect(plan.good).toEqual(good);
    expect(plan.bad).toEqual([
      { line: 3, field: 'code', message: { key: 'letters' } },
      { line: 5, field: null, message: { key: 'organizer.kit.import.openQuote' } },
    ]);
  });

  it('are not sent twice; those the backend refused are named by their line in the file', () => {
    const run = afterBatch(newRun, good, {
      created: 1,
      refused: [
        { line: 3, field: 'code', error: 'It is taken.' },
        { line: 9, field: 'code', error: 'There is no such row.' },
      ],
    });
    expect(run).toMatchObject({ created: 1, updated: 0, sent: new Set([2, 4]) });
    const plan = planOf(sheet, checked, run);
    expect(plan.good).toEqual([]);
    expect(linesOf(plan.bad)).toEqual([3, 4, 5]);
    expect(plan.bad[1]).toMatchObject({ field: 'code', message: { text: 'It is taken.' } });
    expect(afterBatch(run, [], { created: 2, updated: 3 })).toMatchObject({ created: 3, updated: 3 });
  });

  it('that were refused can be sent once their columns are others', () => {
    const run = afterBatch(newRun, good, { created: 1, refused: [{ line: 3, field: 'code', error: 'No.' }] });
    expect(planOf(sheet, checked, remapped(run)).good).toEqual([{ line: 4, row: 'C' }]);
  });

  it('are sent without the one that all were refused for', () => {
    const message = { key: 'taken' };
    const refused = refusedRow({ field: 'rows[1].code', message }, good);
    expect(refused).toEqual({ line: 4, field: 'code', message });
    const run = { ...newRun, refused: refused ? [refused] : [] };
    expect(linesOf(planOf(sheet, checked, run).good)).toEqual([2]);
    expect(linesOf(planOf(sheet, checked, run).bad)).toEqual([3, 4, 5]);
  });

  eachRow([
    ['rows[0].speakers[2].email', { line: 2, field: 'speakers' }],
    ['rows[1]', { line: 4, field: null }],
    ['rows[7].code', null],
    ['code', null],
    [undefined, null],
  ])('%s is the row %j', (field, row) => {
    const found = refusedRow({ field, message: { key: 'no' } }, good);
    if (row) expect(found).toMatchObject(row);
    else expect(found).toBeNull();
  });

  it('go in portions, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (rows, size) => {
        const batches = batchesOf(rows, size);
        expect(batches.flat()).toEqual(rows);
        expect(batches.every(({ length }) => length > 0 && length <= size)).toBe(true);
      }),
    );
  });

  it('that were skipped are a file again, with the reasons behind', () => {
    const wide = sheetOf([['code', 'note'], ['A', '', 'more'], ['B'], ['C']]);
    const reasons = new Map([
      [2, 'Taken'],
      [3, 'Too short'],
    ]);
    expect(skippedSheet(wide, reasons, 'Reason')).toEqual([
      ['code', 'note', '', 'Reason'],
      ['A', '', 'more', 'Taken'],
      ['B', '', '', 'Too short'],
    ]);
  });
});
