import type { AgendaSession, MigrationSkip, VideoServiceVersion } from '../../contract';

/** 002 §4. */
export const videoVersions = [
  'NEWROW_VERSION_1',
  'NEWROW_VERSION_2',
] as const satisfies readonly VideoServiceVersion[];

export const latestVersion = 'NEWROW_VERSION_2' satisfies VideoServiceVersion;

/** As people read it. */
export const versionNumber = (version: VideoServiceVersion): number => videoVersions.indexOf(version) + 1;

/** Attendees may be in it at this moment. */
export const isLive = (session: Pick<AgendaSession, 'status' | 'start' | 'end'>, now: number): boolean =>
  session.status === 'PUBLISHED' && now >= Date.parse(session.start) && now < Date.parse(session.end);

/** Which of some sessions can be migrated, as far as the agenda says: which version each has is known to the backend only. */
interface MigrationCheck {
  eligible: string[];
  notVirtual: string[];
  live: string[];
}

export function migrationCheck(
  sessions: readonly Pick<AgendaSession, 'id' | 'virtual' | 'status' | 'start' | 'end'>[],
  now: number,
): MigrationCheck {
  const check: MigrationCheck = { eligible: [], notVirtual: [], live: [] };
  for (const session of sessions) {
    const group = session.virtual ? (isLive(session, now) ? 'live' : 'eligible') : 'notVirtual';
    check[group].push(session.id);
  }
  return check;
}

/** How many sessions were skipped for which reason. */
export function skippedByReason(skipped: readonly MigrationSkip[]) {
  const counts = new Map<MigrationSkip['reason'], number>();
  for (const { reason } of skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}
