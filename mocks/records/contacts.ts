import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type ContactsTables = Record<never, never>;

export const contactsRecords: RecordsOf<ContactsTables> = {};
