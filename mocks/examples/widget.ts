import type { Examples } from './example';

export const widgetExamples = {} satisfies Examples;
