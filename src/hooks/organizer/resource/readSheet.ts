import { escapedCell, type SheetCell } from '../../../domain/table';
import { sheetOf, sheetText, type ImportColumn, type Sheet } from '../../../domain/table/fileImport';

/** Reads a table from a file: commas, semicolons or tabs; the first line names the columns. `null`: the file is no text. */
export async function readSheet(file: Blob): Promise<Sheet | null> {
  const [{ default: Papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const text = sheetText(new Uint8Array(bytes));
  if (text === null) return null;
  const widthWith = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;
  // Papa's own guess is wrong for few columns with empty lines among them.
  const [delimiter] = [',', '\t', ';'].sort((one, other) => widthWith(other) - widthWith(one));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiter ?? ',' });
  const broken = errors.flatMap(({ type, row }) => (type === 'Quotes' && row !== undefined ? [row] : []));
  return sheetOf(data, new Set(broken));
}

const csvOf = async (rows: readonly (readonly SheetCell[])[]): Promise<string> => {
  const { default: Papa } = await import('papaparse');
  return Papa.unparse(rows.map((row) => [...row]));
};
const type = 'text/csv;charset=utf-8';

/** Rows for the backend, which runs no cell: each as it is, below the ids of the columns that any of them has. */
export async function sentFile<Id extends string>(
  columns: readonly ImportColumn<Id>[],
  rows: readonly Readonly<Partial<Record<Id, string>>>[],
): Promise<Blob> {
  const ids = columns.map(({ id }) => id).filter((id) => rows.some((row) => row[id] !== undefined));
  return new Blob([await csvOf([ids, ...rows.map((row) => ids.map((id) => row[id] ?? ''))])], { type });
}

/** A table for spreadsheet programs: they run no cell of it, and know by the mark before it that it is UTF-8. FAULTS A31. */
export const sheetFile = async (rows: readonly (readonly SheetCell[])[]): Promise<Blob> =>
  new Blob(['\uFEFF', await csvOf(rows.map((row) => row.map(escapedCell)))], { type });
