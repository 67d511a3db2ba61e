import type { FileDownload, PromotionCode } from '../../contract';
import { neededColumns, promotionSheet, type SheetLine } from '../../domain/promotion';

/** Promotions as a file; what makes it is loaded with the first one. A cell that begins like a formula is none. */
export async function promotionFile(
  format: 'xlsx' | 'csv',
  promotions: readonly PromotionCode[],
): Promise<FileDownload> {
  const rows = promotionSheet(promotions);
  const name = `promotions.${format}`;
  if (format === 'csv') {
    const { default: Papa } = await import('papaparse');
    const text = Papa.unparse(rows, { escapeFormulae: true });
    return { file: new Blob([text], { type: 'text/csv;charset=utf-8' }), name };
  }
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const sheet = rows.map((row) => row.map((value) => (value === null ? null : { value })));
  return { file: await writeXlsxFile(sheet).toBlob(), name };
}

/** A file as its lines by the names of their columns, or the needed column it does not have. */
export type ReadSheet = { lines: SheetLine[] } | { missing: string };

/** Reads a file of promotions as the backend does: commas, semicolons or tabs; the first line names the columns. */
export async function readPromotionFile(file: Blob): Promise<ReadSheet> {
  const [{ default: Papa }, text] = await Promise.all([import('papaparse'), file.text()]);
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', '\t', ';'] });
  const [names = [], ...lines] = data;
  const columns = names.map((name) => name.trim());
  const missing = neededColumns.find((name) => !columns.includes(name));
  if (missing !== undefined) return { missing };
  return {
    lines: lines.flatMap((line, index) =>
      line.some((cell) => cell.trim() !== '')
        ? [{ line: index + 2, cells: Object.fromEntries(columns.map((name, at) => [name, plain(line[at])])) }]
        : [],
    ),
  };
}

/** Exports put a quote before what looks like a formula; it is no part of the text. */
const plain = (cell = '') => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
