import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type CookieConsentTables = Record<never, never>;

export const cookieConsentRecords: RecordsOf<CookieConsentTables> = {};
