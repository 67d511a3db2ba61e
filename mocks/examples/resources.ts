import type { Examples } from './example';

export const resourcesExamples = {} satisfies Examples;
