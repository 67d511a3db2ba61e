import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type VersionsTables = Record<never, never>;

export const versionsRecords: RecordsOf<VersionsTables> = {};
