import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type VirtualSessionsTables = Record<never, never>;

export const virtualSessionsRecords: RecordsOf<VirtualSessionsTables> = {};
