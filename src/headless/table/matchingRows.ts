import type { TableView } from '../../domain';
import type { DataColumn } from './dataColumn';

/** What a cell's value is searched by. */
const searchTextOf = (value: unknown, locale: string): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).toLocaleLowerCase(locale) : '';

/** The rows of a whole list that the view's search and filters let through, in their own order. */
export function matchingRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<DataColumn<Row>, 'value'>[],
  { search, filters }: Pick<TableView, 'search' | 'filters'>,
  passes: ((row: Row, filters: TableView['filters']) => boolean) | undefined,
  locale: string,
): Row[] {
  const query = search.trim().toLocaleLowerCase(locale);
  return rows.filter(
    (row) =>
      (passes?.(row, filters) ?? true) &&
      (query === '' || columns.some(({ value }) => searchTextOf(value?.(row), locale).includes(query))),
  );
}
