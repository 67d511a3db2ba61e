'use client';
import { Children, useId, useRef, useState, type ReactNode } from 'react';
import { filteredBy, searchedFor, type TableView } from '../../../domain';
import type { DataColumn } from '../../../headless/table';
import type { ListDisplay } from '../../../hooks/organizer/resource/useListDisplay';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Glyph } from '../../../themed/kit/Glyph';
import { useIsWide } from '../../../themed/kit/useIsWide';
import { ArrangeMenu } from './ArrangeMenu';
import * as css from './FilterBar.css';
import { FilterSelect } from './FilterSelect';
import { SavedViews } from './SavedViews';
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
  /** Names the list and its event or account, for views that are saved in this browser: `orders 1001`. Without it none can be saved. */
  savedAs?: string | undefined;
  /** At its end: what is done with the list. */
  actions?: ReactNode;
  /** Adds the menu that chooses columns and the order. */
  columns?:
    | readonly Pick<DataColumn<never>, 'id' | 'label' | 'isFixed' | 'sortable' | 'firstDirection'>[]
    | undefined;
  /** Adds to that menu how many rows a page has, and how high they are. */
  display?: ListDisplay | undefined;
}

/** Pixels: below, several filters are a line each. */
const foldsBelow = 560;

const funnel = 'M3 5h14l-5.5 6.5V16l-3 1.5v-6L3 5Z';

/** Stands in a list for everything; an option without a value can't be chosen. */
const everything = 'any';

/** What of a list is shown: search, filters, columns and order. A change begins at the first page again. @experimental */
export function FilterBar(props: FilterBarProps) {
  const { view, onViewChange, searchLabel, searchHint, filters = [], children, columns, display } = props;
  const { savedAs, actions } = props;
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(bar, foldsBelow);
  const controlCount = filters.length + Children.toArray(children).length + Number(savedAs !== undefined);
  const folds = !isWide && controlCount > 1;
  const controls = (
    <>
      {filters.map(({ id, label, any, options }) => (
        <div key={id} data-any={any} className={css.filter}>
          <FilterSelect
            label={label}
            options={[{ value: everything, label: any }, ...options]}
            value={view.filters[id] ?? everything}
            onValueChange={(value) => onViewChange(filteredBy(view, id, value === everything ? '' : value))}
          />
        </div>
      ))}
      {children}
    </>
  );
  const saved = savedAs !== undefined && (
    <SavedViews list={savedAs} view={view} onViewChange={onViewChange} />
  );
  const arrange = columns && (
    <ArrangeMenu columns={columns} view={view} onViewChange={onViewChange} display={display} />
  );
  return (
    <div
      ref={bar}
      role="search"
      aria-label={searchLabel ?? t('organizer.kit.table.filters')}
      data-folded={folds ? '' : undefined}
      className={css.bar}
    >
      {searchLabel !== undefined && (
        <TableSearch
          label={searchLabel}
          hint={searchHint}
          value={view.search}
          onValueChange={(search) => onViewChange(searchedFor(view, search))}
        />
      )}
      {folds ? (
        <FoldedFilters
          view={view}
          besides={
            <>
              {arrange}
              {actions}
            </>
          }
        >
          {controls}
          {saved}
        </FoldedFilters>
      ) : (
        <>
          {controls}
          {(saved || arrange || actions) && (
            <div className={css.tools}>
              {saved}
              {arrange}
              {actions}
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface FoldedFiltersProps {
  view: TableView;
  /** Beside the button. */
  besides: ReactNode;
  children: ReactNode;
}

/** Where there is no room for them side by side: behind a button that says how many are in force. */
function FoldedFilters({ view, besides, children }: FoldedFiltersProps) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const number = Object.values(view.filters).filter(Boolean).length;
  return (
    <>
      <Button
        icon={<Glyph path={funnel} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {number > 0 ? t('organizer.kit.table.filtersInForce', { number }) : t('organizer.kit.table.filters')}
      </Button>
      {besides}
      {isOpen && (
        <div id={id} className={css.folded}>
          {children}
        </div>
      )}
    </>
  );
}
