import { cellText } from '../cells';
import type { ColumnMapping } from './columns';

/** More rows are refused: a browser can't check and show them in one go. */
export const maxImportedRows = 10_000;

/** A row of a file. */
interface SheetRow {
  /** From 1, the line with the names included. */
  line: number;
  cells: readonly string[];
  /** A quotation mark of it is not closed: it may have taken the rows behind it along. */
  isBroken?: boolean;
}

/** A file as a table. */
export interface Sheet {
  /** The names of the columns, as its first line has them. */
  names: readonly string[];
  /** Without those in which nothing stands. */
  rows: readonly SheetRow[];
}

/** A row by the ids of the columns it is read as. */
export interface SheetLine {
  /** From 1, the line with the names included. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** A table of the records of a file, the names first; `broken` are the places, from 0, of those with an open quotation mark. */
export function sheetOf(
  [names = [], ...records]: readonly (readonly string[])[],
  broken: ReadonlySet<number> = new Set(),
): Sheet {
  return {
    names: names.map((name) => name.trim()),
    rows: records.flatMap((cells, index) =>
      cells.some((cell) => cell.trim() !== '')
        ? [{ line: index + 2, cells: cells.map(cellText), ...(broken.has(index + 1) && { isBroken: true }) }]
        : [],
    ),
  };
}

/** The rows of a table, each by the columns that are mapped. Broken ones are left out. */
export const linesOf = ({ rows }: Sheet, mapping: ColumnMapping): SheetLine[] =>
  rows
    .filter(({ isBroken }) => !isBroken)
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(Object.entries(mapping).map(([id, at]) => [id, cells[at] ?? ''])),
    }));

/** How the bytes of a file are text: by their mark, as UTF-8, or else as old spreadsheet programs write; `null` where they are none. */
export function sheetText(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return text.includes('\0') ? null : text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
