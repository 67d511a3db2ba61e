import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type AttributesTables = Record<never, never>;

export const attributesRecords: RecordsOf<AttributesTables> = {};
