import type { Examples } from './example';

export const webhooksExamples = {} satisfies Examples;
