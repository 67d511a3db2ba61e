import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type CheckInTables = Record<never, never>;

export const checkInRecords: RecordsOf<CheckInTables> = {};
