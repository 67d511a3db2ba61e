import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type AgendaTables = Record<never, never>;

export const agendaRecords: RecordsOf<AgendaTables> = {};
