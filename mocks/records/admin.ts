import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type AdminTables = Record<never, never>;

export const adminRecords: RecordsOf<AdminTables> = {};
