import type { RecordsOf } from '../recordsOf';

/** How often an event's registration form was changed. */
interface StoredFormVersion {
  /** The event's. */
  id: string;
  version: number;
}

/** Tables of this area, by name. Scope: the event. */
export interface RegistrationFormTables {
  formVersions: StoredFormVersion;
}

export const registrationFormRecords: RecordsOf<RegistrationFormTables> = { formVersions: {} };
