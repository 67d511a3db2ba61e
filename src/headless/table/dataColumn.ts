import type { ReactNode } from 'react';

/** What a row is sorted and found by. Texts compare as the reader's language does, numbers by size; `null` comes last. */
export type CellValue = string | number | null;

/** One column of a table. Keep the array of them stable (a constant, or `useMemo`): rows are drawn again when it changes. */
export interface DataColumn<Row> {
  /** Stable: stands in addresses and saved views. */
  id: string;
  /** Words of its head, and its name in the menu of columns. */
  label: string;
  cell: (row: Row, focus: CellFocus) => ReactNode;
  /** Makes the head a button that sorts. A list that is whole needs `value` for it. */
  sortable?: boolean | undefined;
  /** The direction of the first press on its head; `ascending` when absent. */
  firstDirection?: 'ascending' | 'descending' | undefined;
  /** For a list that is whole: what it is sorted and searched by. */
  value?: ((row: Row) => CellValue) | undefined;
  /** What a file of the rows has of this one; a column without it is in no file. */
  exportValue?: ((row: Row) => CellValue) | undefined;
  /** Figures, at the end of the column. */
  numeric?: boolean | undefined;
  /** Width as a CSS length. A column without one takes what the others leave, and cuts long words there. */
  width?: string | undefined;
  /** Names the row; exactly one column does. With `onOpen` its words become the button that opens. */
  isRowHead?: boolean | undefined;
  /** Is always shown: the menu of columns does not list it. */
  isFixed?: boolean | undefined;
  /** Gives way when the list is narrower than 896 (`first`) or 736 px (`next`). */
  leaves?: 'first' | 'next' | undefined;
  /** Its place in the card that a row becomes below 544 px, `foot` being a line below the others; a column without one is left out there. */
  card?: 'title' | 'figure' | 'note' | 'mark' | 'foot' | undefined;
  /** On a card its words stand before it: a bare number says nothing there. Default: false. */
  isNamedOnCard?: boolean | undefined;
  /** The cell is one control (a switch, a menu), or that of a row is: it takes the focus itself, with the `tabIndex` that `cell` is given. */
  hasControl?: boolean | ((row: Row) => boolean) | undefined;
}

/** For a control in a cell: the table has one tab stop, and moves it. */
interface CellFocus {
  tabIndex: 0 | -1;
}
