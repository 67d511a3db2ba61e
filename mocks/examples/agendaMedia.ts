import type { Examples } from './example';

export const agendaMediaExamples = {} satisfies Examples;
