import type { Examples } from './example';

export const ordersExamples = {} satisfies Examples;
