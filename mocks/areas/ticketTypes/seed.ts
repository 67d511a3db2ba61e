import type { Instant } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Tables of this area, by name. Scope: the event, whose id each row has. */
export interface TicketTypesTables {
  ticketTypeVersions: { id: string; version: number; modifiedDate: Instant | null };
}

export const ticketTypesRecords: RecordsOf<TicketTypesTables> = {
  ticketTypeVersions: { '1001': [{ id: '1001', version: 4, modifiedDate: '2026-01-12T16:40:00.000Z' }] },
};
