'use client';
import { useState } from 'react';
import type { SessionRefusal, SessionRegistration } from '../../contract';
import {
  registrationProblem,
  ticketsBySession,
  ticketsOf,
  unregistering,
} from '../../domain/sessionRegistrations';
import { useRunEach } from '../../hooks';
import type {
  RegistrationAction,
  SessionRegistrationCalls,
} from '../../hooks/organizer/sessionRegistrations/calls';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useLocale, useT } from '../../i18n';
import type { BulkDialog } from '../kit/bulk';
import { eligibleOf, type RunCheck } from '../kit/confirm/runCheck';
import { RunDialog } from '../kit/confirm/RunDialog';
import { AddDialog } from './AddDialog';
import { titleOf, type ListedSession } from './registrationColumns';
import type { News } from './RegistrationNews';
import { RegistrationRun } from './RegistrationRun';

export interface ManyRegistrationsProps {
  /** Whose sessions. */
  of: EventScope;
  calls: SessionRegistrationCalls;
  sessions: readonly ListedSession[];
  dialog: BulkDialog<SessionRegistration>;
  /** Something was done, or could not be begun. */
  onNews: (news: News) => void;
}

interface Outcome {
  changed: number;
  refused: readonly SessionRefusal[];
}

const nothing: Outcome = { changed: 0, refused: [] };

/** Gives the chosen attendees places in more sessions. */
export function AddMany(props: ManyRegistrationsProps) {
  const { sessions, dialog } = props;
  const { begin, run } = useRegistrationRun(props);
  return (
    run ?? (
      <AddDialog
        of={props.of}
        count={dialog.count}
        rows={dialog.rows}
        sessions={sessions}
        run={async ({ sessionIds, waitlist }) => {
          const ticketIds = ticketsOf(await dialog.read());
          begin(
            { action: 'REGISTER', waitlist },
            sessionIds.map((sessionId) => ({ sessionId, ticketIds })),
          );
        }}
        onClose={dialog.onClose}
      />
    )
  );
}

/** Gives the chosen places back, after a question. */
export function UnregisterMany(props: ManyRegistrationsProps) {
  const { dialog, onNews } = props;
  const t = useT();
  const { begin, run } = useRegistrationRun(props);
  const check = useUnregisterCheck(props);
  const [isReading, setReading] = useState(false);
  const unregister = async (checked: RunCheck | null) => {
    setReading(true);
    try {
      const rows = await dialog.read();
      if (dialog.signal.aborted) return;
      const chosen = rows.map(({ id }) => id);
      const eligible = new Set(eligibleOf(chosen, checked));
      begin({ action: 'UNREGISTER' }, ticketsBySession(rows.filter(({ id }) => eligible.has(id))));
    } catch {
      if (dialog.signal.aborted) return;
      dialog.onClose();
      onNews({ hasFailed: true });
    }
  };
  return (
    run ?? (
      <RunDialog
        title={t('organizer.sessionRegistrations.unregisterMany', { count: dialog.count })}
        text={t('organizer.sessionRegistrations.unregisterManyText')}
        action={t('organizer.sessionRegistrations.unregister')}
        tone="danger"
        count={dialog.count}
        check={check}
        toErrorMessage={registrationProblem}
        state={isReading ? { at: 'running', done: 0, total: dialog.count } : { at: 'idle' }}
        onBegin={(checked) => void unregister(checked)}
        onStop={dialog.onClose}
        onClose={dialog.onClose}
      />
    )
  );
}

/** Whose places end, and who gets one then; somebody else may have given some back since. */
function useUnregisterCheck({ calls, dialog }: ManyRegistrationsProps) {
  const t = useT();
  const locale = useLocale();
  return async (signal: AbortSignal): Promise<RunCheck> => {
    const chosen = await dialog.read();
    const sessionIds = [...new Set(chosen.map(({ sessionId }) => sessionId))];
    const [only] = sessionIds;
    const isOne = only !== undefined && sessionIds.length === 1;
    const present = await calls.every(isOne ? { sessionId: only } : {}, signal);
    const known = sessionIds.filter((id) => present.some(({ sessionId }) => sessionId === id));
    const { ending, gone, attendees, sessions, movingUp } = unregistering(
      chosen,
      present,
      await calls.count(known, signal),
    );
    const fact = (label: string, count: number) => ({ label, value: count.toLocaleString(locale) });
    return {
      eligible: ending,
      total: chosen.length,
      facts: [
        fact(t('organizer.sessionRegistrations.part.people'), attendees),
        fact(t('organizer.sessionRegistrations.part.sessions'), sessions),
        fact(t('organizer.sessionRegistrations.unregisterMany.movingUp'), movingUp),
      ],
      ineligible:
        gone.length > 0
          ? [
              {
                reason: t('organizer.sessionRegistrations.unregisterMany.gone'),
                count: gone.length,
                ids: gone,
              },
            ]
          : [],
    };
  };
}

/** Does something with many registrations, one session after the other; `run` shows how far it is, once it has begun. */
function useRegistrationRun({ calls, sessions, dialog, onNews }: ManyRegistrationsProps) {
  const [outcome, setOutcome] = useState(nothing);
  const { state, run, stop } = useRunEach();
  const begin = (action: RegistrationAction, targets: ReturnType<typeof ticketsBySession>) =>
    void run(
      targets.map(({ sessionId }) => sessionId),
      async (sessionId, signal) => {
        for (const target of targets.filter((one) => one.sessionId === sessionId)) {
          const { done, refused } = await calls.run(action, target, signal);
          setOutcome((now) => ({ changed: now.changed + done, refused: [...now.refused, ...refused] }));
        }
      },
    );
  return {
    begin,
    run:
      state.at === 'idle' ? undefined : (
        <RegistrationRun
          {...outcome}
          state={state}
          nameOf={(ticketId) =>
            dialog.rows.find((row) => row.ticketId === ticketId)?.attendeeName ?? ticketId
          }
          titleOf={(sessionId) => titleOf(sessions, sessionId)}
          onStop={stop}
          onClose={() => {
            dialog.onDone();
            onNews({ changed: outcome.changed });
          }}
        />
      ),
  };
}
