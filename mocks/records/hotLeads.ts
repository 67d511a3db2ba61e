import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type HotLeadsTables = Record<never, never>;

export const hotLeadsRecords: RecordsOf<HotLeadsTables> = {};
