import type { Examples } from './example';

export const promotionsExamples = {} satisfies Examples;
