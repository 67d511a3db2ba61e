'use client';
import { useState, type ReactNode } from 'react';
import type { SessionRefusal, SessionRegistration } from '../../contract';
import { countSelected, nothingSelected, type TableSelection } from '../../domain';
import { ticketsBySession, ticketsOf, type RegistrationFilter } from '../../domain/sessionRegistrations';
import { useRunEach } from '../../hooks';
import type {
  RegistrationAction,
  SessionRegistrationCalls,
} from '../../hooks/organizer/sessionRegistrations/calls';
import { useT } from '../../i18n';
import { useConfirm } from '../kit/confirm';
import type { BulkAction } from '../kit/table';
import { AddDialog } from './AddDialog';
import { titleOf, type ListedSession } from './registrationColumns';
import type { News } from './RegistrationNews';
import { RegistrationRun } from './RegistrationRun';
import { SendStatusDialog } from './SendStatusDialog';

export interface BulkRegistrationsOptions {
  calls: SessionRegistrationCalls;
  /** Registrations that match, on all pages. */
  total: number;
  /** What the list shows. */
  filter: RegistrationFilter;
  /** Those of this page. */
  page: readonly SessionRegistration[];
  sessions: readonly ListedSession[];
  /** Something was done, or could not be begun. */
  onNews: (news: News) => void;
}

type Rows = ReadonlyMap<string, SessionRegistration>;
interface Outcome {
  changed: number;
  refused: readonly SessionRefusal[];
}
const nothing: Outcome = { changed: 0, refused: [] };

/** Choosing several registrations, and what can be done with all of them at once. */
export function useBulkRegistrations(options: BulkRegistrationsOptions) {
  const { calls, total, filter, page, sessions, onNews } = options;
  const t = useT();
  const [selection, setSelection] = useState<TableSelection>(nothingSelected);
  const [rows, setRows] = useState<Rows>(new Map());
  const [pending, setPending] = useState<'add' | 'send' | null>(null);
  const [outcome, setOutcome] = useState(nothing);
  const { state, run, stop, reset } = useRunEach();
  const { confirm, dialog: question } = useConfirm();
  const count = countSelected(selection, total);

  const withRows = (found: readonly SessionRegistration[]): Rows =>
    new Map([...rows, ...found.map((row) => [row.id, row] as const)]);
  /** The chosen registrations, those on pages that were not seen too. */
  const chosen = async (): Promise<readonly SessionRegistration[]> => {
    if (!selection.isEvery) return [...selection.ids].flatMap((id) => rows.get(id) ?? []);
    const every = await calls.every(filter);
    setRows(withRows(every));
    return every;
  };
  const begin = (action: RegistrationAction, sessions: ReturnType<typeof ticketsBySession>) => {
    setPending(null);
    setOutcome(nothing);
    void run(
      sessions.map(({ sessionId }) => sessionId),
      async (sessionId, signal) => {
        const own = sessions.filter((one) => one.sessionId === sessionId);
        for (const session of own) {
          const { done, refused } = await calls.run(action, session, signal);
          setOutcome((now) => ({ changed: now.changed + done, refused: [...now.refused, ...refused] }));
        }
      },
    );
  };
  const unregister = async () => {
    const isSure = await confirm({
      title: t('organizer.sessionRegistrations.unregisterMany', { count }),
      text: t('organizer.sessionRegistrations.unregisterManyText'),
      action: t('organizer.sessionRegistrations.unregister'),
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      begin({ action: 'UNREGISTER' }, ticketsBySession(await chosen()));
    } catch {
      onNews({ hasFailed: true });
    }
  };
  const actions: readonly BulkAction[] = [
    {
      id: 'add',
      label: t('organizer.sessionRegistrations.add'),
      icon: 'plus',
      onPress: () => setPending('add'),
    },
    {
      id: 'send',
      label: t('organizer.sessionRegistrations.send'),
      icon: 'mail',
      onPress: () => setPending('send'),
    },
    {
      id: 'unregister',
      label: t('organizer.sessionRegistrations.unregister'),
      onPress: () => void unregister(),
    },
  ];
  const close = () => setPending(null);
  const nameOf = (ticketId: string) =>
    [...rows.values()].find((row) => row.ticketId === ticketId)?.attendeeName ?? ticketId;
  const dialog: ReactNode = (
    <>
      {question}
      {pending === 'add' && (
        <AddDialog
          count={count}
          sessions={sessions}
          run={async ({ sessionIds, waitlist }) => {
            const ticketIds = ticketsOf(await chosen());
            begin(
              { action: 'REGISTER', waitlist },
              sessionIds.map((sessionId) => ({ sessionId, ticketIds })),
            );
          }}
          onClose={close}
        />
      )}
      {pending === 'send' && (
        <SendStatusDialog
          count={count}
          sessions={sessions}
          run={async ({ to }) => {
            const ticketIds = ticketsOf(await chosen());
            const { emailed } = await calls.send({ ticketIds, onlyUnsent: to === 'unsent' });
            onNews({ emailed });
          }}
          onDone={() => {
            close();
            setSelection(nothingSelected);
          }}
          onClose={close}
        />
      )}
      {state.at !== 'idle' && (
        <RegistrationRun
          state={state}
          nameOf={nameOf}
          {...outcome}
          titleOf={(sessionId) => titleOf(sessions, sessionId)}
          onStop={stop}
          onClose={() => {
            setSelection(nothingSelected);
            onNews({ changed: outcome.changed });
            reset();
          }}
        />
      )}
    </>
  );
  return {
    selection,
    setSelection: (next: TableSelection) => {
      setRows(withRows(page));
      setSelection(next);
    },
    actions,
    dialog,
  };
}
