'use client';
import { useState, type ReactNode } from 'react';
import { nothingSelected, withoutGone, type SheetCell, type TableSelection } from '../../../domain';
import { useExport } from '../../../hooks/organizer/resource/useExport';
import { useT } from '../../../i18n';
import type { BulkAction } from '../table';
import { ExportButton } from '../table';
import { ExportNotice } from '../table/ExportNotice';
import { ExportProgress } from '../table/ExportProgress';
import { listFormats, makeListFile, type FindRows, type ListFile } from './listFile';

export interface ListFileOptions<Row> {
  /** Without it the list becomes no file, and its rows are chosen only for what else is done with them. */
  file: ListFile<Row> | undefined;
  /** The rows that are here; `null` before the first answer. */
  rows: readonly Row[] | null;
  rowId: (row: Row) => string;
  /** All rows that match. */
  every: FindRows<Row>;
  toSheet: (rows: readonly Row[]) => SheetCell[][];
  /** Chosen rows where others do something with them; else they are held here. */
  selection?: TableSelection | undefined;
  onSelectionChange?: ((selection: TableSelection) => void) | undefined;
  bulkActions?: readonly BulkAction[] | undefined;
  /** Whether a row exists, shown or not: one that is gone is no longer chosen. Every row does when absent. */
  isThere?: ((id: string) => boolean) | undefined;
}

const always = () => true;

export interface ListFileState {
  selection: TableSelection;
  /** Absent where rows can't be chosen. */
  onSelectionChange: ((selection: TableSelection) => void) | undefined;
  bulkActions: readonly BulkAction[];
  /** Saves all rows that match. */
  button: ReactNode;
  /** Above the list: how far the file of chosen rows is, and what became of it. */
  notice: ReactNode;
}

/** A file of the rows of a list: of all that match, or of those that are chosen, on whichever page they were seen. */
export function useListFile<Row>(options: ListFileOptions<Row>): ListFileState {
  const { file, rows, rowId, every, toSheet, bulkActions = [], isThere = always } = options;
  const t = useT();
  const [own, setOwn] = useState<TableSelection>(nothingSelected);
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const change = options.onSelectionChange ?? setOwn;
  const held = (options.onSelectionChange ? options.selection : own) ?? nothingSelected;
  const selection = withoutGone(held, isThere);
  const findChosen: FindRows<Row> = (transfer) =>
    selection.isEvery ? every(transfer) : [...selection.ids].flatMap((id) => seen.get(id) ?? []);
  const name = file?.name ?? '';
  const { state, start, cancel } = useExport(makeListFile(findChosen, toSheet, name));
  if (!file)
    return {
      selection,
      onSelectionChange: options.onSelectionChange,
      bulkActions,
      button: null,
      notice: null,
    };
  const isEmpty = rows === null || rows.length === 0;
  return {
    selection,
    onSelectionChange: (next) => {
      setSeen((before) => new Map([...before, ...(rows ?? []).map((row) => [rowId(row), row] as const)]));
      change(next);
    },
    bulkActions: [
      ...bulkActions,
      {
        id: 'export',
        label: t('organizer.kit.export.label'),
        icon: 'download',
        busy: state.at === 'running',
        onPress: () => start('xlsx', `${name}.xlsx`),
      },
    ],
    button: !file.isOfChosen && !isEmpty && (
      <ExportButton formats={listFormats} name={name} make={makeListFile(every, toSheet, name)} />
    ),
    notice:
      state.at === 'running' ? (
        <ExportProgress share={state.share} onCancel={cancel} />
      ) : (
        state.at !== 'idle' && <ExportNotice state={state} onDismiss={cancel} />
      ),
  };
}
