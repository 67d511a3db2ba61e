import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type PromotionGroupsTables = Record<never, never>;

export const promotionGroupsRecords: RecordsOf<PromotionGroupsTables> = {};
