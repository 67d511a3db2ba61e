import type { EventVersion } from '../../../src/contract';
import type { RecordsOf } from '../recordsOf';

/** Which generations of agenda and registration an event has. */
export interface EventVersions {
  /** The event. */
  id: string;
  agenda: EventVersion;
  registration: EventVersion;
}

/** Tables of this area, by name. Of the platform: scope `''`. */
export interface EventVersionsTables {
  eventVersions: EventVersions;
}

export const eventVersionsRecords: RecordsOf<EventVersionsTables> = { eventVersions: { '': [] } };
