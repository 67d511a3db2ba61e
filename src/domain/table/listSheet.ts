/** A cell of a file of rows; `null` is an empty one. */
export type SheetCell = string | number | null;

/** A column of a file of rows. */
export interface SheetColumn<Row> {
  /** Its heading. */
  label: string;
  /** What it has of a row; a column without it is in no file. */
  exportValue?: ((row: Row) => SheetCell) | undefined;
}

/** Rows as a sheet, below a line of headings. */
export function listSheet<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): SheetCell[][] {
  const exported = columns.flatMap(({ label, exportValue }) => (exportValue ? [{ label, exportValue }] : []));
  return [
    exported.map(({ label }) => label),
    ...rows.map((row) => exported.map(({ exportValue }) => exportValue(row))),
  ];
}
