import type { Examples } from './example';

export const agendaAnalyticsExamples = {} satisfies Examples;
