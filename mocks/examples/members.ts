import type { Examples } from './example';

export const membersExamples = {} satisfies Examples;
