import type { Examples } from './example';

export const attributesExamples = {} satisfies Examples;
