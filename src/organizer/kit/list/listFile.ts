import type { SheetCell } from '../../../domain';
import { sheetDownload } from '../../../hooks/organizer/resource/sheetDownload';
import type { ExportTransfer, MakeFile } from '../../../hooks/organizer/resource/useExport';

/** Where the rows of a file come from. Rejects with the client's ApiError. */
export type FindRows<Row> = (options: ExportTransfer) => Promise<readonly Row[]> | readonly Row[];

/** How a list becomes a file. */
export interface ListFile<Row> {
  /** Of the file, without its ending. */
  name: string;
  /** All rows that match, page by page; absent for a list that is whole. */
  every?: FindRows<Row> | undefined;
  /** The rows as a sheet, where it has other columns than the list. */
  toSheet?: ((rows: readonly Row[]) => SheetCell[][]) | undefined;
  /** The screen has another button for a file of all rows: this one is of chosen ones. */
  isOfChosen?: boolean | undefined;
}

/** Kinds of files a list is saved as, the usual one first. */
export const listFormats = ['xlsx', 'csv'] as const;

export const makeListFile =
  <Row>(
    find: FindRows<Row>,
    toSheet: (rows: readonly Row[]) => SheetCell[][],
    name: string,
  ): MakeFile<'xlsx' | 'csv'> =>
  async (format, options) =>
    sheetDownload(format, toSheet(await find(options)), name);
