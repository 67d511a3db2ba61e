import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type SingleSignOnTables = Record<never, never>;

export const singleSignOnRecords: RecordsOf<SingleSignOnTables> = {};
