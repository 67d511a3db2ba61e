import type { RecordsOf } from './recordsOf';

/** Tables of this area, by name. */
export type TasksTables = Record<never, never>;

export const tasksRecords: RecordsOf<TasksTables> = {};
