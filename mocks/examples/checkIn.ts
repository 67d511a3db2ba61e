import type { Examples } from './example';

export const checkInExamples = {} satisfies Examples;
