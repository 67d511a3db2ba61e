import type { Examples } from './example';

export const insightsExamples = {} satisfies Examples;
