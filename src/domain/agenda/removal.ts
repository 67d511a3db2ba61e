import type { AgendaSession } from '../../contract';

/** What deleting sessions is about. */
export interface SessionRemoval {
  /** Those there are. */
  present: string[];
  /** Those that somebody else deleted since they were chosen. */
  gone: string[];
}

/** `chosen`: `null` for all that are there. */
export function sessionRemoval(
  chosen: readonly string[] | null,
  sessions: readonly Pick<AgendaSession, 'id'>[],
): SessionRemoval {
  const known = new Set(sessions.map(({ id }) => id));
  const ids = chosen ?? [...known];
  return { present: ids.filter((id) => known.has(id)), gone: ids.filter((id) => !known.has(id)) };
}
