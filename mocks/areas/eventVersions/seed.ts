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
export interface VersionsTables {
  eventVersions: EventVersions;
}

export const versionsRecords: RecordsOf<VersionsTables> = { eventVersions: { '': [] } };
