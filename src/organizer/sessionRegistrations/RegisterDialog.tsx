'use client';
import { useWatch } from 'react-hook-form';
import type { SessionChoice } from '../../contract';
import { registerSchema, registrationProblem, type RegisterValues } from '../../domain/sessionRegistrations';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useTicketRegistrations } from '../../hooks/organizer/sessionRegistrations/registrations';
import { useT } from '../../i18n';
import { CheckboxField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import type { ListedSession } from './registrationColumns';
import { openSessions } from './sessionOptions';
import { SessionsField } from './SessionsField';
import { TicketPicker } from './TicketPicker';

export interface RegisterDialogProps {
  /** Whose sessions and tickets. */
  of: EventScope;
  sessions: readonly ListedSession[];
  /** The list shows this one only: it is chosen already. */
  sessionId: string | undefined;
  /** Rejects with the client’s ApiError; then nobody was registered. */
  run: (choices: SessionChoice[], sendEmail: boolean) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

const schema = registerSchema();

/** Registers tickets for sessions, all or none. 002 §7 Agenda, registrations. */
export function RegisterDialog({ of, sessions, sessionId, run, onDone, onClose }: RegisterDialogProps) {
  const t = useT();
  const given = openSessions(sessions).find(({ id }) => id === sessionId);
  return (
    <ActionDialog<RegisterValues>
      title={t('organizer.sessionRegistrations.registerTitle')}
      text={t('organizer.sessionRegistrations.registerText')}
      action={t('organizer.sessionRegistrations.register')}
      values={{ sessionIds: given ? [given.id] : [], ticketIds: [], waitlist: false, sendEmail: true }}
      toErrorMessage={registrationProblem}
      run={({ sessionIds, ticketIds, waitlist, sendEmail }) =>
        run(
          sessionIds.flatMap((id) => ticketIds.map((ticketId) => ({ sessionId: id, ticketId, waitlist }))),
          sendEmail,
        )
      }
      schema={schema}
      onDone={onDone}
      onClose={onClose}
    >
      <TicketPicker name="ticketIds" eventId={of.eventId} />
      <ChosenSessions of={of} sessions={sessions} />
      <CheckboxField<RegisterValues> name="waitlist" label={t('organizer.sessionRegistrations.waitlist')} />
      <CheckboxField<RegisterValues> name="sendEmail" label={t('organizer.sessionRegistrations.sendEmail')} />
    </ActionDialog>
  );
}

function ChosenSessions({ of, sessions }: Pick<RegisterDialogProps, 'of' | 'sessions'>) {
  const ticketIds = useWatch({ control: useEditorControl<RegisterValues>(), name: 'ticketIds' });
  const registrations = useTicketRegistrations(of, ticketIds);
  return <SessionsField of={of} sessions={sessions} ticketIds={ticketIds} registrations={registrations} />;
}
