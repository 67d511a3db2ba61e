import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type CampaignsTables = Record<never, never>;

export const campaignsRecords: RecordsOf<CampaignsTables> = {};
