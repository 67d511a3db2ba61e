import type { Examples } from './example';

export const emailBuilderExamples = {} satisfies Examples;
