import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type AgendaRegistrationsTables = Record<never, never>;

export const agendaRegistrationsRecords: RecordsOf<AgendaRegistrationsTables> = {};
