import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type TicketOrdersTables = Record<never, never>;

export const ticketOrdersRecords: RecordsOf<TicketOrdersTables> = {};
