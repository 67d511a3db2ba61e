import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type AuthTables = Record<never, never>;

export const authRecords: RecordsOf<AuthTables> = {};
