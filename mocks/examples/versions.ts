import type { Examples } from './example';

export const versionsExamples = {} satisfies Examples;
