import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type ResourcesTables = Record<never, never>;

export const resourcesRecords: RecordsOf<ResourcesTables> = {};
