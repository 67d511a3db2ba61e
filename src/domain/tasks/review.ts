import type { Instant, TaskCounts, TaskInstance } from '../../contract';

/** Why a task can or can't be reviewed: 002 §4, only what was handed in and not looked at. */
type TaskReview = 'open' | 'pending' | 'approved' | 'declined';

export function taskReview({
  status,
  approvalStatus,
}: Pick<TaskInstance, 'status' | 'approvalStatus'>): TaskReview {
  if (status !== 'SUBMITTED') return 'pending';
  if (approvalStatus === 'UNREVIEWED') return 'open';
  return approvalStatus === 'APPROVED' ? 'approved' : 'declined';
}

/** How urgent something is: without a date, to come, or overdue while somebody has not handed it in. `now` in milliseconds. */
export function taskDue(dueDate: Instant | null, isOpen: boolean, now: number): 'none' | 'due' | 'overdue' {
  if (dueDate === null) return 'none';
  return isOpen && Date.parse(dueDate) < now ? 'overdue' : 'due';
}

/** Instances by state, as a bar shows them; together they are the total. */
export const taskShares = ({ approved, declined, unreviewed, total }: TaskCounts) => ({
  reviewed: approved + declined,
  unreviewed,
  total,
});

/** Where a row was when it was opened. */
export interface TaskPlace {
  id: string;
  index: number;
}

/** The rows before and after the opened one; one that left the list by its review still has the neighbours it had. */
export function taskNeighbours<Row extends { id: string }>(rows: readonly Row[], { id, index }: TaskPlace) {
  const now = rows.findIndex((row) => row.id === id);
  const before = now >= 0 ? now : index;
  return { previous: rows[before - 1] ?? null, next: rows[now >= 0 ? now + 1 : index] ?? null };
}
