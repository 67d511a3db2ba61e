import type { Examples } from './example';

export const websiteExamples = {} satisfies Examples;
