'use client';
import {
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableSort, TableView } from '../../domain';
import type { DataColumn } from './dataColumn';
import { compareCells } from './compareCells';
import { searchTextOf } from './matchingRows';

export interface DataTableOptions<Row> {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** The rows are one page as the server sorted and searched it; else they are all there are. */
  isPage: boolean;
  /** For a whole list: whether a row passes the view's filters. Keep it stable. */
  passes?: ((row: Row, filters: TableView['filters']) => boolean) | undefined;
  /** BCP 47, to compare words by. */
  locale: string;
}

export interface DataTableState<Row> {
  /** The columns that are shown by choice. */
  columns: readonly DataColumn<Row>[];
  /** The rows that are shown, in their order. */
  rows: readonly Row[];
  ids: readonly string[];
  /** Sorts by the column: its first direction, the other, then the list's own order. */
  sortBy: (column: string) => void;
}

/** Which rows and columns of a table are shown, and in which order. */
export function useDataTable<Row>(options: DataTableOptions<Row>): DataTableState<Row> {
  const { rows, columns, rowId, view, onViewChange, isPage, passes, locale } = options;
  const { filters, hidden, search, sort } = view;
  const data = useMemo(
    () => (isPage || !passes ? [...rows] : rows.filter((row) => passes(row, filters))),
    [rows, isPage, passes, filters],
  );
  const definitions = useMemo(() => columns.map((column) => definitionOf(column, locale)), [columns, locale]);
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const table = useReactTable<Row>({
    data,
    columns: definitions,
    getRowId: rowId,
    state: { sorting, columnVisibility, globalFilter: search.trim().toLocaleLowerCase(locale) },
    manualSorting: isPage,
    manualFiltering: isPage,
    enableSortingRemoval: true,
    globalFilterFn: (row, id, query: string) => searchTextOf(row.getValue(id), locale).includes(query),
    getColumnCanGlobalFilter: () => true,
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      const direction = next?.desc ? 'descending' : 'ascending';
      onViewChange({ ...view, sort: next ? { column: next.id, direction } : null, page: 1 });
    },
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
  });
  const model = table.getRowModel().rows;
  return {
    columns: useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]),
    rows: useMemo(() => model.map(({ original }) => original), [model]),
    ids: useMemo(() => model.map(({ id }) => id), [model]),
    sortBy: (column) => table.getColumn(column)?.toggleSorting(undefined, false),
  };
}

const sortingOf = (sort: TableSort | null): SortingState =>
  sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];

function definitionOf<Row>(column: DataColumn<Row>, locale: string): ColumnDef<Row> {
  const compare = compareCells(locale);
  return {
    id: column.id,
    // Without one react-table would neither sort nor search the column.
    accessorFn: column.value ?? (() => null),
    enableSorting: column.sortable === true,
    enableHiding: column.isFixed !== true,
    sortDescFirst: column.firstDirection === 'descending',
    sortingFn: (one, other, id) => compare(one.getValue(id), other.getValue(id)),
  };
}
