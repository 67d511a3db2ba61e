import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type PaymentProcessorsTables = Record<never, never>;

export const paymentProcessorsRecords: RecordsOf<PaymentProcessorsTables> = {};
