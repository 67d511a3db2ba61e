import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type ShareTables = Record<never, never>;

export const shareRecords: RecordsOf<ShareTables> = {};
