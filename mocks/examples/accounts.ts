import type { Examples } from './example';

export const accountsExamples = {} satisfies Examples;
