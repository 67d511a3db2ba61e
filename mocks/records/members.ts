import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type MembersTables = Record<never, never>;

export const membersRecords: RecordsOf<MembersTables> = {};
