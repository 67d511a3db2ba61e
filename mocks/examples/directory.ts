import type { Examples } from './example';

export const directoryExamples = {} satisfies Examples;
