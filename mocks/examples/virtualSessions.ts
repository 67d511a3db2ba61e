import type { Examples } from './example';

export const virtualSessionsExamples = {} satisfies Examples;
