import type { FileDownload } from '../../../contract';
import { withPeer } from '../../../diagnostics';
import type { SheetCell } from '../../../domain/table';
import { sheetFile } from './readSheet';

/** Rows as a file; what makes it is loaded with the first one. `name` has no ending. FAULTS A31: a cell that begins like a formula is none. */
export async function sheetDownload(
  format: 'xlsx' | 'csv',
  rows: readonly (readonly SheetCell[])[],
  name: string,
): Promise<FileDownload> {
  const named = `${name}.${format}`;
  if (format === 'csv') return { file: await sheetFile(rows), name: named };
  const { default: writeXlsxFile } = await withPeer('write-excel-file', import('write-excel-file/universal'));
  const sheet = rows.map((row) => row.map((value) => (value === null ? null : { value })));
  return { file: await writeXlsxFile(sheet).toBlob(), name: named };
}
