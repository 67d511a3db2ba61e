import type { Examples } from './example';

export const agendaRegistrationsExamples = {} satisfies Examples;
