import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type TicketTypesTables = Record<never, never>;

export const ticketTypesRecords: RecordsOf<TicketTypesTables> = {};
