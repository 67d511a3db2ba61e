type SortDirection = 'ascending' | 'descending';

/** By which column rows are ordered. */
export interface TableSort {
  /** Id of the column. */
  column: string;
  direction: SortDirection;
}

/** What of a list is shown. It is all a saved view remembers, and all an address says of it. @experimental */
export interface TableView {
  /** Words looked for; '' for none. */
  search: string;
  /** What is chosen of each filter, by its id; a filter that lets everything through is absent. */
  filters: Readonly<Record<string, string>>;
  /** `null` is the list's own order. */
  sort: TableSort | null;
  /** From 1. */
  page: number;
  /** Ids of columns that are left out by choice. */
  hidden: readonly string[];
}

/** Everything, on the first page, in the list's own order. @experimental */
export const wholeTable: TableView = { search: '', filters: {}, sort: null, page: 1, hidden: [] };

/** A change of what is looked for begins at the first page again. */
export const searchedFor = (view: TableView, search: string): TableView => ({ ...view, search, page: 1 });

/** `value` is '' for everything. */
export function filteredBy(view: TableView, id: string, value: string): TableView {
  const others = Object.entries(view.filters).filter(([name]) => name !== id);
  const filters = Object.fromEntries(value === '' ? others : [...others, [id, value]]);
  return { ...view, filters, page: 1 };
}

/** True where rows may be missing because of what is looked for. */
export const isNarrowed = ({ search, filters }: TableView): boolean =>
  search.trim() !== '' || Object.keys(filters).length > 0;

/** The same rows in the same order, whatever the page. */
export const sameView = (one: TableView, other: TableView): boolean => rowsOf(one) === rowsOf(other);

const rowsOf = (view: TableView) => writeTableView({ ...view, search: view.search.trim(), page: 1 });

const filterPrefix = 'filter.';

/** As the query of an address, in an order of its own: equal views are equal texts. '' for everything. @experimental */
export function writeTableView({ search, filters, sort, page, hidden }: TableView): string {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('search', search);
  for (const id of Object.keys(filters).sort()) params.set(`${filterPrefix}${id}`, filters[id] ?? '');
  if (sort) params.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.column}`);
  if (hidden.length > 0) params.set('without', [...hidden].sort().join(','));
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

/** Reads what `writeTableView` wrote. Whatever else an address holds is left alone; what makes no sense counts as absent. @experimental */
export function readTableView(query: string): TableView {
  const params = new URLSearchParams(query);
  const filters = [...params]
    .filter(([name, value]) => name.startsWith(filterPrefix) && name !== filterPrefix && value !== '')
    .map(([name, value]) => [name.slice(filterPrefix.length), value] as const);
  const sort = params.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    filters: Object.fromEntries(filters),
    sort: column === '' ? null : { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    hidden: (params.get('without') ?? '').split(',').filter(Boolean),
  };
}
