import type { Examples } from './example';

export const messagesExamples = {} satisfies Examples;
