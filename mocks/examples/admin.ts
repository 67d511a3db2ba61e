import type { Examples } from './example';

export const adminExamples = {} satisfies Examples;
