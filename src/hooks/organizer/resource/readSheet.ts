import type { SheetLine } from '../../../domain/promotions';
import { cellText } from '../../../domain/table';

/** A file as its lines by the names of their columns, or the needed column it does not have. */
export type ReadSheet = { lines: SheetLine[] } | { missing: string };

/** Reads a table from a file: commas, semicolons or tabs; the first line names the columns, of which some are `needed`. */
export async function readSheet(file: Blob, needed: readonly string[]): Promise<ReadSheet> {
  const [{ default: Papa }, text] = await Promise.all([import('papaparse'), file.text()]);
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', '\t', ';'] });
  const [names = [], ...lines] = data;
  const columns = names.map((name) => name.trim());
  const missing = needed.find((name) => !columns.includes(name));
  if (missing !== undefined) return { missing };
  return {
    lines: lines.flatMap((line, index) =>
      line.some((cell) => cell.trim() !== '')
        ? [
            {
              line: index + 2,
              cells: Object.fromEntries(columns.map((name, at) => [name, cellText(line[at] ?? '')])),
            },
          ]
        : [],
    ),
  };
}
