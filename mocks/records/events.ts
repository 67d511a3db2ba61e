import type { OrganizerEvent } from '../../src/contract';
import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export interface EventsTables {
  /** Scope: the account. */
  events: OrganizerEvent;
}

export const eventsRecords: RecordsOf<EventsTables> = { events: { '77': [] } };
