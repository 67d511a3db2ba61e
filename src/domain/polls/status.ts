import type { PollStatus } from '../../contract';

/** Where a poll goes from each status. Back to a draft it goes by a reset only. 002 §7 Polls. */
const next: Readonly<Record<PollStatus, PollStatus>> = { DRAFT: 'OPEN', OPEN: 'CLOSED', CLOSED: 'OPEN' };

export const nextStatus = (status: PollStatus): PollStatus => next[status];
