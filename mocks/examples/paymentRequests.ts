import type { Examples } from './example';

export const paymentRequestsExamples = {} satisfies Examples;
