'use client';
import { pageSelection, type TableSelection, type TableSort } from '../../../domain';
import { headRow, type DataColumn, type GridPosition } from '../../../headless/table';
import { useT } from '../../../i18n';
import { cx } from '../../../themed/kit/cx';
import { Icon } from '../../../themed/kit/Icon';
import { VisuallyHidden } from '../../../themed/kit/VisuallyHidden';
import { columnClasses } from './columnClasses';
import * as css from './DataTable.css';
import { SelectBox } from './SelectBox';

const roles = { rowGroup: 'rowgroup', columnHeader: 'columnheader' } as const;
/** Id of the column of boxes that choose rows. */
export const selectColumn = 'select';

interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: TableSort | null;
  onSort: (column: string) => void;
  position: GridPosition;
  selection: { state: TableSelection; ids: readonly string[]; toggleAll: () => void } | undefined;
}

/** The heads of the columns; those that sort are buttons. */
export function TableHead<Row>({ columns, sort, onSort, position, selection }: TableHeadProps<Row>) {
  const t = useT();
  const tabIndexAt = (column: string) => (position.row === headRow && position.column === column ? 0 : -1);
  const isAll = selection && pageSelection(selection.state, selection.ids);
  return (
    <thead role={roles.rowGroup} className={css.head}>
      <tr role="row" aria-rowindex={1}>
        {selection && (
          <th
            role={roles.columnHeader}
            scope="col"
            className={css.selectHead}
            data-grid-row={headRow}
            data-grid-column={selectColumn}
          >
            <VisuallyHidden>{t('organizer.kit.table.selection')}</VisuallyHidden>
            <SelectBox
              label={t('organizer.kit.table.selectPage')}
              isChecked={isAll === 'all'}
              isMixed={isAll === 'some'}
              tabIndex={tabIndexAt(selectColumn)}
              onToggle={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const isSorted = sort?.column === column.id;
          return (
            <th
              key={column.id}
              role={roles.columnHeader}
              scope="col"
              {...columnClasses(column, css.th)}
              aria-sort={isSorted ? sort.direction : undefined}
              data-grid-row={headRow}
              data-grid-column={column.id}
              tabIndex={column.sortable ? undefined : tabIndexAt(column.id)}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className={css.sort}
                  tabIndex={tabIndexAt(column.id)}
                  onClick={() => onSort(column.id)}
                >
                  {column.label}
                  <Icon
                    name={isSorted && sort.direction === 'ascending' ? 'chevron-up' : 'chevron-down'}
                    size="small"
                    className={cx(css.sortMark, isSorted && css.sorted)}
                  />
                </button>
              ) : (
                column.label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
