import type { Examples } from './example';

export const emailDomainExamples = {} satisfies Examples;
