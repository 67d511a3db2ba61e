'use client';
import { useState } from 'react';
import type { SessionRefusal, SessionRegistration } from '../../contract';
import { ticketsBySession, ticketsOf } from '../../domain/sessionRegistrations';
import { useRunEach } from '../../hooks';
import type {
  RegistrationAction,
  SessionRegistrationCalls,
} from '../../hooks/organizer/sessionRegistrations/calls';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import type { BulkDialog } from '../kit/bulk';
import { ConfirmDialog } from '../kit/confirm/ConfirmDialog';
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
  const [isReading, setReading] = useState(false);
  const unregister = async () => {
    setReading(true);
    try {
      begin({ action: 'UNREGISTER' }, ticketsBySession(await dialog.read()));
    } catch {
      dialog.onClose();
      onNews({ hasFailed: true });
    }
  };
  return (
    run ?? (
      <ConfirmDialog
        open
        busy={isReading}
        title={t('organizer.sessionRegistrations.unregisterMany', { count: dialog.count })}
        text={t('organizer.sessionRegistrations.unregisterManyText')}
        action={t('organizer.sessionRegistrations.unregister')}
        tone="danger"
        onConfirm={() => void unregister()}
        onCancel={dialog.onClose}
      />
    )
  );
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
