import type { Examples } from './example';

export const ticketOrdersExamples = {} satisfies Examples;
