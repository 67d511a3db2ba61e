'use client';
import type { ReactNode } from 'react';
import { filteredBy, searchedFor, type TableView } from '../../../domain';
import type { DataColumn } from '../../../headless/table';
import { useT } from '../../../i18n';
import { Select } from '../../../themed/kit/Select';
import { ArrangeMenu } from './ArrangeMenu';
import * as css from './FilterBar.css';
import { TableSearch } from './TableSearch';

/** One thing rows can be filtered by. @experimental */
export interface TableFilter {
  /** Its name in the view, and in addresses. */
  id: string;
  /** Read aloud: "Status". */
  label: string;
  /** The words for everything: "Any status". */
  any: string;
  options: readonly { value: string; label: string }[];
}

/** Props of `FilterBar`. @experimental */
export interface FilterBarProps {
  /** What is shown of the list: search, filters, order, columns and page. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** Read aloud: "Search orders". Without it there is no search. */
  searchLabel?: string | undefined;
  /** What can be looked for: "Order, name or email". */
  searchHint?: string | undefined;
  /** What rows can be filtered by, in their order. */
  filters?: readonly TableFilter[] | undefined;
  /** Filters of another kind, e.g. dates; they keep their choice in `view.filters` too. */
  children?: ReactNode;
  /** Adds the menu that chooses columns and the order. */
  columns?:
    | readonly Pick<DataColumn<never>, 'id' | 'label' | 'isFixed' | 'sortable' | 'firstDirection'>[]
    | undefined;
}

/** Stands in a list for everything; an option without a value can't be chosen. */
const everything = 'any';

/** What of a list is shown: search, filters, columns and order. A change begins at the first page again. @experimental */
export function FilterBar(props: FilterBarProps) {
  const { view, onViewChange, searchLabel, searchHint, filters = [], children, columns } = props;
  const t = useT();
  return (
    <div role="search" aria-label={searchLabel ?? t('organizer.kit.table.filters')} className={css.bar}>
      {searchLabel !== undefined && (
        <TableSearch
          label={searchLabel}
          hint={searchHint}
          value={view.search}
          onValueChange={(search) => onViewChange(searchedFor(view, search))}
        />
      )}
      {filters.map(({ id, label, any, options }) => (
        <Select
          key={id}
          aria-label={label}
          className={css.filter}
          options={[{ value: everything, label: any }, ...options]}
          value={view.filters[id] ?? everything}
          onValueChange={(value) => onViewChange(filteredBy(view, id, value === everything ? '' : value))}
        />
      ))}
      {children}
      {columns && <ArrangeMenu columns={columns} view={view} onViewChange={onViewChange} />}
    </div>
  );
}
