import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type DirectoryTables = Record<never, never>;

export const directoryRecords: RecordsOf<DirectoryTables> = {};
