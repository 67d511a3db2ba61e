import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type EmailDomainTables = Record<never, never>;

export const emailDomainRecords: RecordsOf<EmailDomainTables> = {};
