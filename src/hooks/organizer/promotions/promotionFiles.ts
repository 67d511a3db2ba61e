import type { FileDownload, PromotionCode } from '../../../contract';
import { withPeer } from '../../../diagnostics';
import { promotionSheet } from '../../../domain/promotions';
import { escapedCell } from '../../../domain/table';

/** Promotions as a file; what makes it is loaded with the first one. A cell that begins like a formula is none. */
export async function promotionFile(
  format: 'xlsx' | 'csv',
  promotions: readonly PromotionCode[],
): Promise<FileDownload> {
  const rows = promotionSheet(promotions);
  const name = `promotions.${format}`;
  if (format === 'csv') {
    const { default: Papa } = await import('papaparse');
    const text = Papa.unparse(rows.map((row) => row.map(escapedCell)));
    return { file: new Blob([text], { type: 'text/csv;charset=utf-8' }), name };
  }
  const { default: writeXlsxFile } = await withPeer('write-excel-file', import('write-excel-file/universal'));
  const sheet = rows.map((row) => row.map((value) => (value === null ? null : { value })));
  return { file: await writeXlsxFile(sheet).toBlob(), name };
}
