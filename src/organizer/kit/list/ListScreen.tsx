'use client';
import type { ReactNode } from 'react';
import { listSheet, type TableSelection, type TableView } from '../../../domain';
import { matchingRows } from '../../../headless/table';
import type { ListDisplay } from '../../../hooks/organizer/resource/useListDisplay';
import { useLocale } from '../../../i18n';
import {
  PageHeader,
  ScreenEmpty,
  ScreenFailed,
  ScreenNotFound,
  type PageHeaderProps,
  type ScreenEmptyProps,
} from '../page';
import type { Reading } from '../record';
import { DataTable, FilterBar, type BulkAction, type DataTableProps, type FilterBarProps } from '../table';
import * as css from './ListScreen.css';
import type { ListFile } from './listFile';
import { useListFile } from './useListFile';

/** For the props of a view: a list, how far its read is, and what is shown of it. */
export interface ListProps extends Reading {
  /** What is shown of the list: search, filters, order, columns and page. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** Names the list and its event or account, for views that are saved in this browser: `orders 1001`. Without it none can be saved. */
  savedAs?: string | undefined;
}

/** For the props of a view: a list that can be saved as a file. */
export interface ListFileProps<Row> {
  /** How it becomes one; without it there is none. */
  file?: ListFile<Row> | undefined;
}

/** For the props of a view: one page of a list. */
export interface PagedListProps extends ListProps {
  /** How many match, on all pages. */
  total: number;
  /** Rows a page. */
  size: number;
  /** With it rows a page and their height can be chosen. */
  display?: ListDisplay | undefined;
}

/** For the props of a view: a list whose rows can be chosen. */
export interface SelectableListProps extends PagedListProps {
  /** With `onSelectionChange`: rows can be chosen. */
  selection?: TableSelection | undefined;
  /** Other rows are chosen. */
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  /** What can be done with chosen rows. */
  bulkActions?: readonly BulkAction[] | undefined;
}

export interface ListScreenProps<Row>
  extends
    Omit<DataTableProps<Row>, 'caption' | 'empty' | 'paging' | keyof SelectableListProps>,
    ListFileProps<Row> {
  /** What a view of this list was given. */
  list: ListProps & Partial<SelectableListProps>;
  /** The name of the list, and of its screen. */
  title: string;
  /** The head of the screen; absent where the list is a part of one. */
  head?: Omit<PageHeaderProps, 'title'> | undefined;
  /** Between head and filters: tabs. */
  tabs?: ReactNode;
  /** What can be found and filtered by; absent for a list that only has its columns. */
  filter?: Omit<FilterBarProps, 'view' | 'onViewChange' | 'savedAs' | 'columns' | 'display'> | undefined;
  /** Above the list: what became of something that was done with several. */
  notice?: ReactNode;
  /** There is none at all. */
  empty: ScreenEmptyProps;
  /** "We could not load the orders". */
  failed: string;
}

/**
 * A list as a screen, or as a part of one: its head, what it can be filtered by, its table, and the way to try again. Rows that are there
 * stay above a failed read.
 */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { list, title, head, tabs, filter, notice, empty, failed, file, ...table } = props;
  const { view, onViewChange, savedAs, size, total, display } = list;
  const { rows, columns, passes } = props;
  const locale = useLocale();
  const { button, ...chosen } = useListFile({
    ...list,
    file,
    rows,
    rowId: props.rowId,
    every: file?.every ?? (() => matchingRows(rows ?? [], columns, view, passes, locale)),
    toSheet: file?.toSheet ?? ((found) => listSheet(columns, found)),
  });
  const { hasFailed, isUnknown, isUpdating, onRetry } = list;
  if (!props.rows && isUnknown)
    return (
      <>
        {head && <PageHeader title={title} back={head.back} />}
        <ScreenNotFound />
      </>
    );
  return (
    <>
      {head && <PageHeader title={title} {...head} actions={actionsWith(button, head.actions)} />}
      {tabs}
      {filter && (
        <FilterBar
          view={view}
          onViewChange={onViewChange}
          columns={columns}
          display={display}
          savedAs={savedAs}
          {...filter}
          actions={head ? filter.actions : actionsWith(button, filter.actions)}
        />
      )}
      {notice && <div className={css.notice}>{notice}</div>}
      {chosen.notice && <div className={css.notice}>{chosen.notice}</div>}
      {(props.rows ?? !hasFailed) && (
        <DataTable
          {...table}
          caption={title}
          view={view}
          onViewChange={onViewChange}
          selection={chosen.selection}
          onSelectionChange={chosen.onSelectionChange}
          bulkActions={chosen.bulkActions}
          isUpdating={isUpdating}
          density={display?.density}
          paging={size === undefined || total === undefined ? undefined : { size, total }}
          empty={<ScreenEmpty {...empty} />}
        />
      )}
      {hasFailed && <ScreenFailed title={failed} onRetry={onRetry} isRetrying={isUpdating} />}
    </>
  );
}

/** The file of a list stands before what else is done with it. */
const actionsWith = (button: ReactNode, others: ReactNode): ReactNode =>
  button ? (
    <>
      {button}
      {others}
    </>
  ) : (
    others
  );
