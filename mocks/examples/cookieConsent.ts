import type { Examples } from './example';

export const cookieConsentExamples = {} satisfies Examples;
