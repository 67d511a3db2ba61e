import type { Examples } from './example';

export const confirmationExamples = {} satisfies Examples;
