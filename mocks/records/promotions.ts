import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type PromotionsTables = Record<never, never>;

export const promotionsRecords: RecordsOf<PromotionsTables> = {};
