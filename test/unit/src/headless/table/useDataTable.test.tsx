import { cleanup, renderHook } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { wholeTable, type TableView } from '../../../../../src/domain';
import { useDataTable, type DataColumn } from '../../../../../src/headless/table';
import { afterEachRow, eachRow } from '../../../../eachRow';

afterEachRow(cleanup);

interface Row {
  id: string;
  name: string;
  paid: number | null;
}
const rows: Row[] = [
  { id: 'a', name: 'Row 10', paid: 20 },
  { id: 'b', name: 'row 9', paid: null },
  { id: 'c', name: 'Önder', paid: 20 },
];
const columns: DataColumn<Row>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name, value: ({ name }) => name, sortable: true },
  {
    id: 'paid',
    label: 'Paid',
    cell: ({ paid }) => paid,
    value: ({ paid }) => paid,
    sortable: true,
    firstDirection: 'descending',
  },
  { id: 'note', label: 'Note', cell: () => null },
];
const idOf = ({ id }: Row) => id;

function tableOf(view: Partial<TableView>, isPage = false) {
  const onViewChange = vi.fn<(view: TableView) => void>();
  const options = { rows, columns, rowId: idOf, view: { ...wholeTable, ...view }, onViewChange, isPage };
  const { result } = renderHook(() => useDataTable({ ...options, locale: 'de' }));
  return { table: result.current, onViewChange };
}
const by = (column: string, direction: 'ascending' | 'descending') => ({ sort: { column, direction } });

describe('a list', () => {
  eachRow<[string, Partial<TableView>, boolean, string]>([
    ['in its own order', {}, false, 'abc'],
    ['by words, as the language orders them and numbers in them', by('name', 'ascending'), false, 'cba'],
    ['the other way round', by('name', 'descending'), false, 'abc'],
    ['with what has no value last, and equal ones in their own order', by('paid', 'ascending'), false, 'acb'],
    ['by a column that cannot be sorted by', by('note', 'ascending'), false, 'abc'],
    ['by a column that is gone', by('gone', 'ascending'), false, 'abc'],
    ['of what was searched for', { search: 'ROW', ...by('name', 'ascending') }, false, 'ba'],
    [
      'that is a page, as the server sorted and searched it',
      { search: 'x', ...by('name', 'ascending') },
      true,
      'abc',
    ],
  ])('%s', (_, view, isPage, ids) => {
    expect(tableOf(view, isPage).table.ids.join('')).toBe(ids);
  });

  eachRow<[string, string, Partial<TableView>, TableView['sort'] | undefined]>([
    ['first', 'name', {}, by('name', 'ascending').sort],
    ['again', 'name', by('name', 'ascending'), by('name', 'descending').sort],
    ['a third time', 'name', by('name', 'descending'), null],
    ['of another column', 'name', by('paid', 'descending'), by('name', 'ascending').sort],
    ['of a column that begins with the largest', 'paid', {}, by('paid', 'descending').sort],
    ['of that one again', 'paid', by('paid', 'descending'), by('paid', 'ascending').sort],
    ['of one that cannot be sorted by', 'note', {}, undefined],
  ])('its head pressed %s', (_, column, view, sort) => {
    const { table, onViewChange } = tableOf({ ...view, page: 3 });
    table.sortBy(column);
    if (sort === undefined) expect(onViewChange).not.toHaveBeenCalled();
    else expect(onViewChange).toHaveBeenCalledWith({ ...wholeTable, sort, page: 1 });
  });
});
