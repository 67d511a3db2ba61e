import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type InsightsTables = Record<never, never>;

export const insightsRecords: RecordsOf<InsightsTables> = {};
