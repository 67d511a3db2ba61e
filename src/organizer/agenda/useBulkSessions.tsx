'use client';
import { useState } from 'react';
import type { AgendaAddition, AgendaSession } from '../../contract';
import { sessionProblem, sessionRemoval, type SessionFilter } from '../../domain/agenda';
import type { AgendaCalls } from '../../hooks/organizer/agenda/agendaCalls';
import { useLocale, useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';
import type { RunCheck } from '../kit/confirm/runCheck';
import { CopyDialog } from './CopyDialog';

export interface BulkSessionsOptions {
  calls: AgendaCalls;
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
export function useBulkSessions({ calls, eventId, events, page, total, filter }: BulkSessionsOptions) {
  const t = useT();
  const locale = useLocale();
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
