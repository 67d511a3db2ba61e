import type { SessionStatus } from '../../contract';

/** Why a session can't get a status: it is cancelled for good, or people are registered for it. */
export type StatusBar = 'ends' | 'taken';

/**
 * What a session of this status can become; `null` where nothing is in the way. Without a status it is new, and can't begin cancelled.
 * As the contract says it of `SessionStatus`.
 */
export function nextStatuses(
  status: SessionStatus | null,
  registered: number,
): Partial<Record<SessionStatus, StatusBar | null>> {
  if (status === null) return { DRAFT: null, PUBLISHED: null };
  if (status === 'CANCELLED') return { DRAFT: 'ends', PUBLISHED: 'ends', CANCELLED: null };
  const isTaken = status === 'PUBLISHED' && registered > 0;
  return { DRAFT: isTaken ? 'taken' : null, PUBLISHED: null, CANCELLED: null };
}
