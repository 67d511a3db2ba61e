import type { Examples } from './example';

export const flowsExamples = {} satisfies Examples;
