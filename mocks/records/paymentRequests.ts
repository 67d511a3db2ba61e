import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type PaymentRequestsTables = Record<never, never>;

export const paymentRequestsRecords: RecordsOf<PaymentRequestsTables> = {};
