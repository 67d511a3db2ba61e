import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type PartnersTables = Record<never, never>;

export const partnersRecords: RecordsOf<PartnersTables> = {};
