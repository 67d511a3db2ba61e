import type { Examples } from './example';

export const shareExamples = {} satisfies Examples;
