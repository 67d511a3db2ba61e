import type { Examples } from './example';

export const invoicesExamples = {} satisfies Examples;
