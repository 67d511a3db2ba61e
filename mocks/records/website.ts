import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type WebsiteTables = Record<never, never>;

export const websiteRecords: RecordsOf<WebsiteTables> = {};
