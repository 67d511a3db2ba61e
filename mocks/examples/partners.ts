import type { Examples } from './example';

export const partnersExamples = {} satisfies Examples;
