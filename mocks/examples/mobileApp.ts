import type { Examples } from './example';

export const mobileAppExamples = {} satisfies Examples;
