'use client';
import { memo, type ReactNode } from 'react';
import type { DataColumn } from '../../../headless/table';
import { useT } from '../../../i18n';
import { LinkButton } from '../../../themed/kit/Button';
import { link } from '../../../themed/kit/Button.css';
import { cx } from '../../../themed/kit/cx';
import { isPlainClick } from '../page/isPlainClick';
import { columnClasses } from './columnClasses';
import * as css from './DataTable.css';
import { SelectBox } from './SelectBox';
import { selectColumn } from './TableHead';

const roles = { cell: 'gridcell', rowHeader: 'rowheader' } as const;

interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** Counted from 0 among the rows that are shown. */
  index: number;
  /** Counted from 1 among all there are, the head included. */
  position: number;
  columns: readonly DataColumn<Row>[];
  name: string;
  /** The column with the table's tab stop, when it is in this row. */
  tabColumn: string | null;
  isOpen: boolean | undefined;
  /** `undefined` where rows can't be chosen. */
  isChosen: boolean | undefined;
  onOpen: ((row: Row) => void) | undefined;
  href: string | undefined;
  onToggle: (id: string, isRange?: boolean) => void;
  measure: ((element: HTMLElement | null) => void) | undefined;
}

function Row<Row>(props: TableRowProps<Row>) {
  const { row, id, index, position, columns, name, tabColumn, isOpen, isChosen, onToggle, measure } = props;
  const t = useT();
  return (
    <tr
      ref={measure}
      role="row"
      aria-rowindex={position}
      aria-selected={isChosen}
      data-index={index}
      data-row-id={id}
      data-opened={isOpen ? '' : undefined}
      className={css.row}
    >
      {isChosen !== undefined && (
        <td
          role={roles.cell}
          className={css.selectCell}
          data-grid-row={index}
          data-grid-column={selectColumn}
        >
          <SelectBox
            label={t('organizer.kit.table.select', { name })}
            isChecked={isChosen}
            tabIndex={tabColumn === selectColumn ? 0 : -1}
            onToggle={(isRange) => onToggle(id, isRange)}
          />
        </td>
      )}
      {columns.map((column) => {
        const focus = { tabIndex: tabColumn === column.id ? 0 : -1 } as const;
        const isOpener = column.isRowHead === true && props.onOpen !== undefined;
        const { hasControl } = column;
        const isControl = typeof hasControl === 'function' ? hasControl(row) : hasControl;
        const shared = {
          ...columnClasses(column, css.cell),
          'data-grid-row': index,
          'data-grid-column': column.id,
          tabIndex: isOpener || isControl ? undefined : focus.tabIndex,
        };
        const content = column.cell(row, focus);
        if (!column.isRowHead)
          return (
            <td key={column.id} role={roles.cell} {...shared}>
              {column.isNamedOnCard && <span className={css.cardName}>{`${column.label}: `}</span>}
              {content}
            </td>
          );
        return (
          <th key={column.id} role={roles.rowHeader} scope="row" {...shared}>
            {isOpener ? (
              <Opener {...props} tabIndex={focus.tabIndex}>
                {content}
              </Opener>
            ) : (
              content
            )}
          </th>
        );
      })}
    </tr>
  );
}

/** The whole row is its target. */
function Opener<Row>(props: TableRowProps<Row> & { tabIndex: 0 | -1; children: ReactNode }) {
  const { row, id, name, isOpen, onOpen, href, tabIndex, children } = props;
  const t = useT();
  const shared = {
    'data-row-opener': id,
    'aria-label': t('organizer.kit.table.open', { name }),
    'aria-expanded': isOpen,
    tabIndex,
  };
  if (href === undefined)
    return (
      <LinkButton className={css.open} onClick={() => onOpen?.(row)} {...shared}>
        {children}
      </LinkButton>
    );
  return (
    <a
      href={href}
      className={cx(link, css.open)}
      onClick={(click) => {
        if (!isPlainClick(click)) return;
        click.preventDefault();
        onOpen?.(row);
      }}
      {...shared}
    >
      {children}
    </a>
  );
}

/** One line of the table; drawn again only when something of it changes. */
export const TableRow = /* @__PURE__ */ memo(Row) as typeof Row;
