'use client';
import type { SessionChoice } from '../../contract';
import { registerSchema, registrationProblem, type RegisterValues } from '../../domain/sessionRegistrations';
import { useT } from '../../i18n';
import { CheckboxField, MultiSelectField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import type { ListedSession } from './registrationColumns';
import { openSessions } from './sessionOptions';
import { TicketPicker } from './TicketPicker';

export interface RegisterDialogProps {
  eventId: string;
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
export function RegisterDialog({ eventId, sessions, sessionId, run, onDone, onClose }: RegisterDialogProps) {
  const t = useT();
  const options = openSessions(sessions);
  const given = options.find(({ value }) => value === sessionId);
  return (
    <ActionDialog<RegisterValues>
      title={t('organizer.sessionRegistrations.registerTitle')}
      text={t('organizer.sessionRegistrations.registerText')}
      action={t('organizer.sessionRegistrations.register')}
      values={{ sessionIds: given ? [given.value] : [], ticketIds: [], waitlist: false, sendEmail: true }}
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
      <TicketPicker name="ticketIds" eventId={eventId} />
      <MultiSelectField<RegisterValues>
        name="sessionIds"
        label={t('organizer.sessionRegistrations.part.sessions')}
        options={options}
      />
      <CheckboxField<RegisterValues> name="waitlist" label={t('organizer.sessionRegistrations.waitlist')} />
      <CheckboxField<RegisterValues> name="sendEmail" label={t('organizer.sessionRegistrations.sendEmail')} />
    </ActionDialog>
  );
}
