import type { Examples } from './example';

export const ringsExamples = {} satisfies Examples;
