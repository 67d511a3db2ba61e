import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type PostRegistrationTables = Record<never, never>;

export const postRegistrationRecords: RecordsOf<PostRegistrationTables> = {};
