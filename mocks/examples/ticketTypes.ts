import type { Examples } from './example';

export const ticketTypesExamples = {} satisfies Examples;
