import type { Examples } from './example';

export const pollsExamples = {} satisfies Examples;
