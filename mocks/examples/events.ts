import type { Examples } from './example';

export const eventsExamples = {} satisfies Examples;
