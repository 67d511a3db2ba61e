import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type DevelopersTables = Record<never, never>;

export const developersRecords: RecordsOf<DevelopersTables> = {};
