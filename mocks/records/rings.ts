import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type RingsTables = Record<never, never>;

export const ringsRecords: RecordsOf<RingsTables> = {};
