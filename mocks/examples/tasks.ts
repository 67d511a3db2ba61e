import type { Examples } from './example';

export const tasksExamples = {} satisfies Examples;
