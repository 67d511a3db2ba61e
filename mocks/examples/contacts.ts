import type { Examples } from './example';

export const contactsExamples = {} satisfies Examples;
