import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type FlowsTables = Record<never, never>;

export const flowsRecords: RecordsOf<FlowsTables> = {};
