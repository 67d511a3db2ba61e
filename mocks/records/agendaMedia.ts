import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type AgendaMediaTables = Record<never, never>;

export const agendaMediaRecords: RecordsOf<AgendaMediaTables> = {};
