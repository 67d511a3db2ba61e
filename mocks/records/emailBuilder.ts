import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type EmailBuilderTables = Record<never, never>;

export const emailBuilderRecords: RecordsOf<EmailBuilderTables> = {};
