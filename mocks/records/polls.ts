import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type PollsTables = Record<never, never>;

export const pollsRecords: RecordsOf<PollsTables> = {};
