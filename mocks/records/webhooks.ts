import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type WebhooksTables = Record<never, never>;

export const webhooksRecords: RecordsOf<WebhooksTables> = {};
