import type { Examples } from './example';

export const agendaExamples = {} satisfies Examples;
