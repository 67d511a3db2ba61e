'use client';
import { useState, type ReactNode } from 'react';
import { countSelected, messageOf, nothingSelected, type Message, type TableSelection } from '../../domain';
import { sessionProblem, type SessionFilter } from '../../domain/agenda';
import { problemOf } from '../../hooks';
import type { AgendaCalls } from '../../hooks/organizer/agenda/agendaCalls';
import { useT, type MessageKey } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { useConfirm } from '../kit/confirm';
import type { BulkAction } from '../kit/table';
import { CopyDialog } from './CopyDialog';

export interface BulkSessionsOptions {
  calls: AgendaCalls;
  eventId: string;
  /** Events of the account. */
  events: readonly { id: string; name: string }[];
  /** Sessions that match, on all pages. */
  total: number;
  /** What the list shows. */
  filter: SessionFilter;
}

type News = { isGood: true; text: string } | { isGood: false; message: Message };

/** Choosing several sessions, and what can be done with all of them at once; and copying those of another event. */
export function useBulkSessions({ calls, eventId, events, total, filter }: BulkSessionsOptions) {
  const t = useT();
  const [selection, setSelection] = useState<TableSelection>(nothingSelected);
  const [busy, setBusy] = useState<'copy' | 'remove' | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [isCopying, setCopying] = useState(false);
  const { confirm, dialog } = useConfirm();
  const count = countSelected(selection, total);

  const chosen = async () =>
    selection.isEvery ? (await calls.every(filter)).map(({ id }) => id) : [...selection.ids];
  const run = async (what: 'copy' | 'remove', act: (ids: string[]) => Promise<string>) => {
    setNews(null);
    setBusy(what);
    try {
      const text = await act(await chosen());
      setNews({ isGood: true, text });
      setSelection(nothingSelected);
    } catch (error) {
      setNews({ isGood: false, message: problemOf(error, sessionProblem).message });
    } finally {
      setBusy(null);
    }
  };
  const copied = (number: number) => t('organizer.agenda.copied', { count: number });
  const remove = async () => {
    const isSure = await confirm({
      title: t('organizer.agenda.removeMany.title', { count }),
      text: t('organizer.agenda.remove.text'),
      action: t('organizer.sharing.remove.action'),
      tone: 'danger',
    });
    if (!isSure) return;
    await run('remove', async (ids) => {
      const { removed } = await calls.removeMany(ids);
      return t('organizer.agenda.removed', { count: removed });
    });
  };
  const actions: readonly BulkAction[] = [
    {
      id: 'copy',
      label: t('organizer.agenda.duplicate'),
      icon: 'copy',
      busy: busy === 'copy',
      onPress: () =>
        void run('copy', async (ids) => copied((await calls.clone(eventId, ids)).sessions.length)),
    },
    {
      id: 'remove',
      label: t('organizer.sharing.remove.action'),
      busy: busy === 'remove',
      onPress: () => void remove(),
    },
  ];
  const notice: ReactNode = news && (
    <Notice
      tone={news.isGood ? 'positive' : 'danger'}
      live={news.isGood ? 'polite' : 'assertive'}
      onDismiss={() => setNews(null)}
    >
      {news.isGood ? news.text : messageOf<MessageKey>(news.message, t)}
    </Notice>
  );
  return {
    selection,
    setSelection,
    actions,
    notice,
    openCopy: () => setCopying(true),
    dialog: (
      <>
        {dialog}
        {isCopying && (
          <CopyDialog
            events={events.filter(({ id }) => id !== eventId)}
            run={async (sourceEventId) => {
              const addition = await calls.clone(sourceEventId);
              setNews({ isGood: true, text: copied(addition.sessions.length) });
              return addition;
            }}
            onDone={() => setCopying(false)}
            onClose={() => setCopying(false)}
          />
        )}
      </>
    ),
  };
}
