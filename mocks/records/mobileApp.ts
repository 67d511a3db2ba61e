import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type MobileAppTables = Record<never, never>;

export const mobileAppRecords: RecordsOf<MobileAppTables> = {};
