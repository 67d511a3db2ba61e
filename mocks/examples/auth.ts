import type { Examples } from './example';

export const authExamples = {} satisfies Examples;
