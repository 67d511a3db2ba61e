import type { Examples } from './example';

export const paymentProcessorsExamples = {} satisfies Examples;
