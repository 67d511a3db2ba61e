import type { Examples } from './example';

export const ticketsExamples = {} satisfies Examples;
