import type { Examples } from './example';

export const developersExamples = {} satisfies Examples;
