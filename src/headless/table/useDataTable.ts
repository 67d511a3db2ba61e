'use client';
import { useMemo } from 'react';
import type { TableSort, TableView } from '../../domain';
import type { DataColumn } from './dataColumn';
import { compareCells } from './compareCells';
import { matchingRows } from './matchingRows';

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
  const matching = useMemo(
    () => (isPage ? rows : matchingRows(rows, columns, { search, filters }, passes, locale)),
    [rows, columns, isPage, passes, filters, search, locale],
  );
  const sorted = useMemo(
    () => (isPage ? matching : sortedRows(matching, columns, sort, locale)),
    [matching, columns, isPage, sort, locale],
  );
  return {
    columns: useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden]),
    rows: sorted,
    ids: useMemo(() => sorted.map(rowId), [sorted, rowId]),
    sortBy: (id) => {
      const column = columns.find((one) => one.id === id);
      if (column?.sortable) onViewChange({ ...view, sort: nextSort(column, sort), page: 1 });
    },
  };
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

function nextSort<Row>(column: DataColumn<Row>, sort: TableSort | null): TableSort | null {
  const first = column.firstDirection ?? 'ascending';
  if (sort?.column !== column.id) return { column: column.id, direction: first };
  return sort.direction === first ? { column: column.id, direction: opposite[first] } : null;
}

/** Rows with equal values stay in the list's own order. */
function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: TableSort | null,
  locale: string,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  const { value } = column ?? {};
  if (!sort || !column?.sortable || !value) return rows;
  const compare = compareCells(locale);
  const sign = sort.direction === 'descending' ? -1 : 1;
  // Each value is read once: comparing reads it many times.
  return rows
    .map((row) => ({ row, value: value(row) }))
    .sort((one, other) => sign * compare(one.value, other.value))
    .map(({ row }) => row);
}
