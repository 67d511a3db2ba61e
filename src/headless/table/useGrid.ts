'use client';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** A cell by its row, counted from 0 (the head is -1), and the id of its column. */
export interface GridPosition {
  row: number;
  column: string;
}

export const headRow = -1;

export interface GridOptions {
  root: RefObject<HTMLElement | null>;
  rowCount: number;
  /** Where the one tab stop is to begin with. */
  firstColumn: string;
  /** Brings a row into the document that is not drawn at the moment. */
  onReach?: ((row: number) => void) | undefined;
  onOpen?: ((row: number) => void) | undefined;
  /** Chooses a row, or with `isRange` all from the last one to it. */
  onSelect?: ((row: number, isRange: boolean) => void) | undefined;
  onSelectAll?: (() => void) | undefined;
}

/** Rows that Page Up and Page Down jump over. */
const pageOfRows = 10;
const cellSelector = '[data-grid-column]';
const widgets = 'button, a[href], input, select';

/**
 * The keyboard of an ARIA grid: one tab stop; arrows, Home, End, Page Up and Page Down move, Space chooses, Enter opens.
 * Cells carry `data-grid-row` and `data-grid-column`; a cell with a control lends its focus to it.
 */
export function useGrid(options: GridOptions) {
  const { root, rowCount, firstColumn, onReach, onOpen, onSelect, onSelectAll } = options;
  const [position, setPosition] = useState<GridPosition>({ row: 0, column: firstColumn });
  const wanted = useRef<GridPosition | null>(null);
  const current =
    position.row < rowCount ? position : { row: Math.max(0, rowCount - 1), column: firstColumn };

  // After every render: a row that is far away is there a render or two later.
  useEffect(() => {
    if (!wanted.current) return;
    const cell = findCell(root.current, wanted.current);
    if (!cell) return;
    wanted.current = null;
    (cell.querySelector<HTMLElement>(widgets) ?? cell).focus();
  });

  const goTo = (next: GridPosition) => {
    wanted.current = next;
    setPosition(next);
    if (next.row >= 0) onReach?.(next.row);
  };
  const goToRow = (row: number) => {
    const hasHead = findCell(root.current, { row: headRow, column: current.column }) !== null;
    const next = Math.min(rowCount - 1, Math.max(hasHead ? headRow : 0, row));
    goTo({ ...current, row: next });
    return next;
  };
  const goToColumn = (step: number | 'first' | 'last') => {
    const columns = visibleColumns(root.current, current.row);
    const at = columns.indexOf(current.column);
    const next = step === 'first' ? 0 : step === 'last' ? columns.length - 1 : at + step;
    const column = columns[next];
    if (column !== undefined) goTo({ ...current, column });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || isTyping(event.target)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const isInBody = current.row >= 0 && rowCount > 0;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => {
        const row = goToRow(current.row + 1);
        if (event.shiftKey) onSelect?.(row, true);
      },
      ArrowUp: () => {
        const row = goToRow(current.row - 1);
        if (event.shiftKey && row >= 0) onSelect?.(row, true);
      },
      ArrowRight: () => goToColumn(onward),
      ArrowLeft: () => goToColumn(-onward),
      Home: isCommand ? () => void goToRow(0) : () => goToColumn('first'),
      End: isCommand ? () => void goToRow(rowCount - 1) : () => goToColumn('last'),
      PageDown: () => void goToRow(Math.max(0, current.row) + pageOfRows),
      PageUp: isInBody ? () => void goToRow(Math.max(0, current.row - pageOfRows)) : undefined,
      ' ': isInBody && onSelect ? () => onSelect(current.row, event.shiftKey) : undefined,
      // A control in the cell has an Enter of its own.
      Enter: isInBody && onOpen && !isWidget(event.target) ? () => onOpen(current.row) : undefined,
      a: isCommand && isInBody ? onSelectAll : undefined,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    // Firefox presses a button when Space is let go.
    if (event.key === ' ' && onSelect && current.row >= 0 && !isTyping(event.target)) event.preventDefault();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = event.target.closest<HTMLElement>(cellSelector);
    const { gridRow, gridColumn } = cell?.dataset ?? {};
    if (gridRow === undefined || gridColumn === undefined) return;
    const next = { row: Number(gridRow), column: gridColumn };
    if (next.row !== position.row || next.column !== position.column) setPosition(next);
  };

  return { position: current, gridProps: { onKeyDown, onKeyUp, onFocus } };
}

const isWidget = (target: EventTarget) => target instanceof HTMLElement && target.matches(widgets);
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches("select, textarea, input:not([type='checkbox'])");

/** Columns give way to the width of the list, by CSS. */
const isVisible = (cell: Element) => cell.getClientRects().length > 0;

function findCell(root: HTMLElement | null, { row, column }: GridPosition): HTMLElement | null {
  const cell = root?.querySelector<HTMLElement>(
    `[data-grid-row="${row}"][data-grid-column="${CSS.escape(column)}"]`,
  );
  return cell && isVisible(cell) ? cell : null;
}

const visibleColumns = (root: HTMLElement | null, row: number): string[] =>
  [...(root?.querySelectorAll<HTMLElement>(`[data-grid-row="${row}"]`) ?? [])]
    .filter(isVisible)
    .map((cell) => cell.dataset['gridColumn'] ?? '');
