'use client';
import { useState } from 'react';
import type { AgendaAddition, AgendaSession } from '../../contract';
import { sessionProblem, type SessionFilter } from '../../domain/agenda';
import type { AgendaCalls } from '../../hooks/organizer/agenda/agendaCalls';
import { useT } from '../../i18n';
import { useBulkActions } from '../kit/bulk';
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
  const [isCopying, setCopying] = useState(false);
  const copied = ({ sessions }: AgendaAddition) => t('organizer.agenda.copied', { count: sessions.length });
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
