import type { Examples } from './example';

export const campaignsExamples = {} satisfies Examples;
