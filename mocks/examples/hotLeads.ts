import type { Examples } from './example';

export const hotLeadsExamples = {} satisfies Examples;
