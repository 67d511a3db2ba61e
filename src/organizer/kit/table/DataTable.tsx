'use client';
import { useRef, type ReactNode } from 'react';
import {
  isNarrowed,
  isSelected,
  nothingSelected,
  wholeTable,
  type TableSelection,
  type TableView,
} from '../../../domain';
import {
  useDataTable,
  useGrid,
  useRowSelection,
  useVirtualRows,
  type DataColumn,
} from '../../../headless/table';
import type { ListDensity } from '../../../hooks/organizer/resource/useListDisplay';
import { useLocale, useT } from '../../../i18n';
import { cx } from '../../../themed/kit/cx';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { ListSkeleton } from '../page/ScreenStates';
import { BulkBar, type BulkAction } from './BulkBar';
import * as css from './DataTable.css';
import { NoMatch } from './NoMatch';
import { RowCount, TablePager } from './TablePager';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';

/** Written out: a table whose rows become cards loses its meaning in some browsers, and this one is a grid anyway. */
const roles = { grid: 'grid', rowGroup: 'rowgroup', presentation: 'presentation' } as const;
/** Pixels of a row of two lines. */
const rowHeight = 56;
/** Whole lists from this many rows on draw only those that can be seen. */
const manyRows = 60;

/** Props of `DataTable`. @experimental */
export interface DataTableProps<Row> {
  /** What the table shows; read aloud. */
  caption: string;
  /** Keep it stable: a constant or `useMemo`. */
  columns: readonly DataColumn<Row>[];
  /** `null` before the first answer. */
  rows: readonly Row[] | null;
  /** What tells one row from all others, also on other pages. */
  rowId: (row: Row) => string;
  /** What a row is called, read aloud: "order 2000-4817". Keep it stable. */
  rowName: (row: Row) => string;
  /** What is shown of the list: search, filters, order, columns and page. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** The rows are one page of a list that a server sorts and searches. Without it they are the whole list. */
  paging?: Paging | undefined;
  /** For a whole list: whether a row passes the view's filters. Keep it stable. */
  passes?: ((row: Row, filters: TableView['filters']) => boolean) | undefined;
  /** With `onSelectionChange`: rows can be chosen. */
  selection?: TableSelection | undefined;
  /** Other rows are chosen. */
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  /** What can be done with chosen rows. */
  bulkActions?: readonly BulkAction[] | undefined;
  /** A row is opened: by its name, or by Enter. Keep it stable. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Where a row has a page of its own: its name is a link to it, which `onOpen` takes a plain click of. Keep it stable. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Id of the row whose details are open beside the table. */
  openId?: string | null | undefined;
  /** Other rows are on their way; these are the last ones. */
  isUpdating?: boolean | undefined;
  /** How high rows are: 56 px when absent, 36 px `compact`. */
  density?: ListDensity | undefined;
  /** Instead of the table while there is nothing at all; where a filter leaves nothing, the table says so itself. */
  empty?: ReactNode;
}

interface Paging {
  /** Rows a page. */
  size: number;
  /** Rows that match, on all pages. */
  total: number;
}

/**
 * Rows in columns: sorted, searched, chosen and opened with the mouse or the keyboard (ARIA grid). Columns give way to the width of
 * the list; at last each row is a card. A long whole list draws only the rows that can be seen.
 * @experimental
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, view, paging, empty, onViewChange } = props;
  if (!rows) return <ListSkeleton />;
  const total = paging?.total ?? rows.length;
  if (total > 0 || rows.length > 0) return <Filled {...props} rows={rows} />;
  return isNarrowed(view) ? <NothingMatches view={view} onViewChange={onViewChange} /> : <>{empty}</>;
}

function NothingMatches({ view, onViewChange }: Pick<DataTableProps<never>, 'view' | 'onViewChange'>) {
  const clear = () => onViewChange({ ...wholeTable, hidden: view.hidden, sort: view.sort });
  return <NoMatch onClear={clear} />;
}

function Filled<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { caption, rowName, view, onViewChange, paging, onOpen, openId, isUpdating } = props;
  const { selection = nothingSelected, onSelectionChange, bulkActions = [] } = props;
  const t = useT();
  const locale = useLocale();
  const scrollBox = useRef<HTMLDivElement>(null);
  const table = useDataTable({ ...props, isPage: paging !== undefined, locale });
  const { columns, rows, ids } = table;
  const isSelectable = onSelectionChange !== undefined;
  const choose = useRowSelection({ selection, ids, onSelectionChange: onSelectionChange ?? ignore });
  const isVirtual = paging === undefined && rows.length >= manyRows;
  const grid = useGrid({
    root: scrollBox,
    rowCount: rows.length,
    firstColumn: columns.find(({ isRowHead }) => isRowHead)?.id ?? '',
    onReach: (row) => virtual.scrollTo?.(row),
    onOpen: onOpen && ((at) => rows[at] !== undefined && onOpen(rows[at])),
    onSelect: isSelectable
      ? (at, isRange) => ids[at] !== undefined && choose.toggle(ids[at], isRange)
      : undefined,
    onSelectAll: isSelectable ? choose.toggleAll : undefined,
  });
  const virtual = useVirtualRows({
    scrollBox,
    rowHeight,
    isEnabled: isVirtual,
    count: rows.length,
    pinnedRow: grid.position.row,
  });
  if (rows.length === 0) return <NothingMatches view={view} onViewChange={onViewChange} />;
  const total = paging?.total ?? rows.length;
  const before = paging ? (view.page - 1) * paging.size : 0;
  return (
    <div className={css.list}>
      <div ref={scrollBox} className={cx(isVirtual && css.scrollBox)}>
        <table
          {...grid.gridProps}
          role={roles.grid}
          aria-rowcount={total + 1}
          aria-multiselectable={isSelectable || undefined}
          aria-busy={isUpdating}
          data-compact={props.density === 'compact' ? '' : undefined}
          className={cx(css.table, isVirtual && css.fixed)}
        >
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <TableHead
            columns={columns}
            sort={view.sort}
            onSort={table.sortBy}
            position={grid.position}
            selection={isSelectable ? { ...choose, state: selection, ids } : undefined}
          />
          <tbody role={roles.rowGroup}>
            {virtual.rows.flatMap(({ index, gapBefore }) => {
              const row = rows[index];
              const id = ids[index];
              if (row === undefined || id === undefined) return [];
              return [
                gapBefore > 0 && <Gap key={`gap ${id}`} height={gapBefore} />,
                <TableRow
                  key={id}
                  row={row}
                  id={id}
                  index={index}
                  columns={columns}
                  onOpen={onOpen}
                  href={props.rowHref?.(row)}
                  position={before + index + 2}
                  name={rowName(row)}
                  tabColumn={grid.position.row === index ? grid.position.column : null}
                  isOpen={openId === undefined ? undefined : id === openId}
                  isChosen={isSelectable ? isSelected(selection, id) : undefined}
                  onToggle={choose.toggle}
                  measure={virtual.measure}
                />,
              ];
            })}
            {virtual.gapAfter > 0 && <Gap height={virtual.gapAfter} />}
          </tbody>
        </table>
      </div>
      {isUpdating && <VisuallyHidden role="status">{t('organizer.kit.table.updating')}</VisuallyHidden>}
      {isSelectable && (
        <BulkBar
          selection={selection}
          total={total}
          actions={bulkActions}
          onClear={choose.clear}
          onSelectEvery={paging && (() => onSelectionChange({ ids: new Set(ids), isEvery: true }))}
        />
      )}
      {paging ? (
        <TablePager page={view.page} {...paging} onPageChange={(page) => onViewChange({ ...view, page })} />
      ) : (
        <RowCount count={rows.length} />
      )}
    </div>
  );
}

const ignore = () => undefined;

/** The room of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tr role={roles.presentation} aria-hidden="true">
      <td className={css.gap} style={{ blockSize: height }} />
    </tr>
  );
}
