import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type InvoicesTables = Record<never, never>;

export const invoicesRecords: RecordsOf<InvoicesTables> = {};
