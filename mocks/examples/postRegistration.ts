import type { Examples } from './example';

export const postRegistrationExamples = {} satisfies Examples;
