import Papa from 'papaparse';
import { cellText } from '../../src/domain';
import { malformed } from './fields';

/** One line of a sheet by the names of its columns. */
interface SheetLine {
  /** From 1, the line with the names included. */
  line: number;
  cells: Record<string, string>;
}

/**
 * Reads csv, or the tab-separated text that xls exports are made of; the first line names the columns. Refuses with 4000 for `file`
 * when it is neither, or a needed column is missing.
 */
export function readSheet(text: string, needed: readonly string[]): SheetLine[] {
  if (text.includes('\0')) throw malformed('file', 'It is no csv and no tab-separated text.');
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', '\t', ';'] });
  const [names = [], ...lines] = data;
  const columns = names.map((name) => name.trim());
  const missing = needed.find((name) => !columns.includes(name));
  if (missing !== undefined) throw malformed('file', `It has no column ${missing}.`);
  return lines.flatMap((line, index) =>
    line.some((cell) => cell.trim() !== '')
      ? [
          {
            line: index + 2,
            cells: Object.fromEntries(columns.map((name, column) => [name, cellText(line[column] ?? '')])),
          },
        ]
      : [],
  );
}
