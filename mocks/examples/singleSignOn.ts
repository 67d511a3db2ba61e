import type { Examples } from './example';

export const singleSignOnExamples = {} satisfies Examples;
