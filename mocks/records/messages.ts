import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type MessagesTables = Record<never, never>;

export const messagesRecords: RecordsOf<MessagesTables> = {};
