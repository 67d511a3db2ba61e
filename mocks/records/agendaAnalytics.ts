import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type AgendaAnalyticsTables = Record<never, never>;

export const agendaAnalyticsRecords: RecordsOf<AgendaAnalyticsTables> = {};
