'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { isSelected, listSheet, type SheetColumn, type TableSelection } from '../../../domain';
import { useRowSelection } from '../../../headless/table';
import { useT } from '../../../i18n';
import { BulkBar, FilterBar, type FilterBarProps } from '../table';
import { SelectBox } from '../table/SelectBox';
import * as css from './ListScreen.css';
import type { ListFile } from './listFile';
import { useListFile } from './useListFile';

interface Choice {
  selection: TableSelection;
  toggle: (id: string, isRange?: boolean) => void;
}

const ChoiceContext = createContext<Choice | null>(null);

export interface CardListProps<Row> extends Omit<FilterBarProps, 'children'> {
  /** The rows that are shown. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Whether a row exists, shown or not: one that is gone is no longer chosen. */
  isThere: (id: string) => boolean;
  /** How many match, on all pages; all are shown when absent. */
  total?: number | undefined;
  /** With its columns: rows can be chosen, and saved as a file. */
  file?: (ListFile<Row> & { columns: readonly SheetColumn<Row>[] }) | undefined;
  /** Among the filters: others of another kind. */
  controls?: ReactNode;
  /** The rows, each in a `SelectableRow`. */
  children: ReactNode;
}

const ignore = () => undefined;

/** A list that is no table: what it can be found by, its views, its rows, and the file of all or of chosen ones. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { rows, rowId, isThere, total = rows.length, file, controls, children, ...filter } = props;
  const list = useListFile({
    file,
    rows,
    rowId,
    isThere,
    every: file?.every ?? (() => rows),
    toSheet: file?.toSheet ?? ((found) => listSheet(file?.columns ?? [], found)),
  });
  const { selection, onSelectionChange = ignore } = list;
  const ids = rows.map(rowId);
  const { toggle, clear } = useRowSelection({ selection, ids, onSelectionChange });
  return (
    <>
      <FilterBar {...filter} actions={list.button}>
        {controls}
      </FilterBar>
      {list.notice && <div className={css.notice}>{list.notice}</div>}
      <ChoiceContext value={file ? { selection, toggle } : null}>{children}</ChoiceContext>
      <BulkBar
        selection={selection}
        total={total}
        actions={list.bulkActions}
        onClear={clear}
        onSelectEvery={() => onSelectionChange({ ids: new Set(ids), isEvery: total > ids.length })}
      />
    </>
  );
}

interface RowChoiceProps {
  id: string;
  /** Read aloud. */
  name: string;
}

/** The box that chooses a row of a `CardList` whose rows can be chosen; anywhere else nothing. */
export function RowChoice({ id, name }: RowChoiceProps) {
  const t = useT();
  const choice = useContext(ChoiceContext);
  if (!choice) return null;
  return (
    <SelectBox
      label={t('organizer.kit.table.select', { name })}
      isChecked={isSelected(choice.selection, id)}
      tabIndex={0}
      onToggle={(isRange) => choice.toggle(id, isRange)}
    />
  );
}

/** A row behind the box that chooses it. */
export const SelectableRow = ({ children, ...row }: RowChoiceProps & { children: ReactNode }) => (
  <div className={css.selectable}>
    <RowChoice {...row} />
    <div className={css.content}>{children}</div>
  </div>
);
