'use client';
import { useCallback, useRef } from 'react';
import { isSelected, nothingSelected, rangeOf, withRows, type TableSelection } from '../../domain';
import { useLatest } from '../../react';

export interface RowSelectionOptions {
  selection: TableSelection;
  onSelectionChange: (selection: TableSelection) => void;
  /** Ids of the rows that are shown, in their order. */
  ids: readonly string[];
}

export interface RowSelection {
  /** Chooses or lets go a row; with `isRange` all from the last one to this. */
  toggle: (id: string, isRange?: boolean) => void;
  /** Chooses all rows that are shown, or lets them go when they all are. */
  toggleAll: () => void;
  clear: () => void;
}

/** Choosing rows one by one, from one to another, and all that are shown. The functions never change. */
export function useRowSelection(options: RowSelectionOptions): RowSelection {
  const latestRef = useLatest(options);
  const anchor = useRef<string | null>(null);
  const toggle = useCallback(
    (id: string, isRange = false) => {
      const { selection, onSelectionChange, ids } = latestRef.current;
      const isChosen = isRange || !isSelected(selection, id);
      const rows = isRange ? rangeOf(ids, anchor.current, id) : [id];
      if (!isRange || anchor.current === null) anchor.current = id;
      onSelectionChange(withRows(selection, rows, isChosen, ids));
    },
    [latestRef],
  );
  const toggleAll = useCallback(() => {
    const { selection, onSelectionChange, ids } = latestRef.current;
    const areAll = ids.every((id) => isSelected(selection, id));
    onSelectionChange(withRows(selection, ids, !areAll, ids));
  }, [latestRef]);
  const clear = useCallback(() => {
    anchor.current = null;
    latestRef.current.onSelectionChange(nothingSelected);
  }, [latestRef]);
  return { toggle, toggleAll, clear };
}
