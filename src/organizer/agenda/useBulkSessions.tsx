'use client';
import { useState } from 'react';
import type { AgendaAddition, AgendaSession } from '../../contract';
import { sessionProblem, sessionRemoval, type SessionFilter } from '../../domain/agenda';
import { migrationCheck, skippedByReason, virtualProblem } from '../../domain/virtualSessions';
import type { AgendaCalls } from '../../hooks/organizer/agenda/agendaCalls';
import type { useVideoService } from '../../hooks/organizer/virtualSessions';
import { useEnvironment } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';
import type { RunCheck } from '../kit/confirm/runCheck';
import { CopyDialog } from './CopyDialog';

export interface BulkSessionsOptions {
  calls: AgendaCalls;
  video: Pick<ReturnType<typeof useVideoService>, 'migrate'>;
  eventId: string;
  /** Events of the account. */
  events: readonly { id: string; name: string }[];
  /** Those of this page. */
  page: readonly AgendaSession[];
  /** Sessions that match, on all pages. */
  total: number;
  /** What the list shows. */
  filter: SessionFilter;
}

/** Choosing several sessions, and what can be done with all of them at once; and copying those of another event. */
export function useBulkSessions(options: BulkSessionsOptions) {
  const { calls, video, eventId, events, page, total, filter } = options;
  const t = useT();
  const locale = useLocale();
  const { clock } = useEnvironment();
  const [isCopying, setCopying] = useState(false);
  const copied = ({ sessions }: AgendaAddition) => t('organizer.agenda.copied', { count: sessions.length });
  /** All that is deleted with them; somebody else may have deleted some since. */
  const checkRemoval = async (ids: readonly string[] | null, signal: AbortSignal): Promise<RunCheck> => {
    const { present, gone } = sessionRemoval(ids, await calls.every(ids ? {} : filter, signal));
    const counts = await calls.count(present, signal);
    const sum = (name: 'registered' | 'waitlisted') =>
      counts.reduce((total, count) => total + count[name], 0).toLocaleString(locale);
    const fact = (name: 'registered' | 'waitlisted') => ({
      label: t(`organizer.agenda.removeMany.${name}`),
      value: sum(name),
    });
    return {
      eligible: present.length,
      total: present.length + gone.length,
      facts: [fact('registered'), fact('waitlisted')],
      ineligible:
        gone.length > 0
          ? [{ reason: t('organizer.agenda.removeMany.gone'), count: gone.length, ids: gone }]
          : [],
    };
  };
  /** Who has which version only the backend knows: it skips those that have the newest. */
  const checkMigration = async (read: () => Promise<readonly AgendaSession[]>): Promise<RunCheck> => {
    const sessions = await read();
    const { eligible, notVirtual, live } = migrationCheck(sessions, clock.now());
    const group = (reason: 'NOT_VIRTUAL' | 'IS_LIVE', ids: string[]) => ({
      reason: t(`organizer.virtualSessions.skip.${reason}`),
      count: ids.length,
      ids,
    });
    return {
      eligible: eligible.length,
      total: sessions.length,
      facts: [],
      ineligible: [group('NOT_VIRTUAL', notVirtual), group('IS_LIVE', live)].filter(({ count }) => count > 0),
    };
  };
  const migrate = async (ids: readonly string[], signal: AbortSignal) => {
    const { migrated, skipped } = await video.migrate(ids, signal);
    const done = t('organizer.virtualSessions.many.migrated', {
      figure: migrated.length.toLocaleString(locale),
    });
    const reasons = skippedByReason(skipped).map(({ reason, count }) =>
      t('organizer.virtualSessions.many.skipped', {
        reason: t(`organizer.virtualSessions.skip.${reason}`),
        figure: count.toLocaleString(locale),
      }),
    );
    return [done, ...reasons].join(' ');
  };
  const bulk = useBulkActions<AgendaSession>({
    page,
    total,
    findEvery: (signal) => calls.every(filter, signal),
    failed: t('organizer.agenda.failed'),
    actions: (count) => [
      {
        kind: 'all',
        id: 'copy',
        label: t('organizer.agenda.duplicate'),
        icon: 'copy',
        toErrorMessage: sessionProblem,
        run: async (ids, signal) => copied(await calls.clone(eventId, ids, signal)),
      },
      {
        kind: 'all',
        id: 'migrate',
        label: t('organizer.virtualSessions.many.action'),
        icon: 'refresh',
        question: {
          title: t('organizer.virtualSessions.many.title'),
          text: t('organizer.virtualSessions.migrate.text'),
          check: ({ read }) => checkMigration(read),
          action: t('organizer.virtualSessions.many.action'),
        },
        toErrorMessage: virtualProblem,
        run: migrate,
      },
      {
        kind: 'all',
        id: 'remove',
        label: t('organizer.sharing.remove.action'),
        question: {
          title: t('organizer.agenda.removeMany.title', { count }),
          text: t('organizer.agenda.remove.text'),
          check: ({ ids, signal }) => checkRemoval(ids, signal),
          action: t('organizer.sharing.remove.action'),
          tone: 'danger',
        },
        toErrorMessage: sessionProblem,
        run: async (ids, signal) => {
          const { removed } = await calls.removeMany(ids, signal);
          return t('organizer.agenda.removed', { count: removed });
        },
      },
    ],
  });
  return {
    ...bulk,
    openCopy: () => setCopying(true),
    dialog: (
      <>
        {bulk.dialog}
        {isCopying && (
          <CopyDialog
            events={events.filter(({ id }) => id !== eventId)}
            run={async (sourceEventId, signal) => {
              const addition = await calls.clone(sourceEventId, undefined, signal);
              bulk.notify(copied(addition));
              return addition;
            }}
            onDone={() => setCopying(false)}
            onStop={() => {
              setCopying(false);
              bulk.notifyStopped();
            }}
            onClose={() => setCopying(false)}
          />
        )}
      </>
    ),
  };
}
