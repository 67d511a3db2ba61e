'use client';
import { registrationProblem, sendSchema, type SendValues } from '../../domain/sessionRegistrations';
import { useT } from '../../i18n';
import { MultiSelectField, RadioCards } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import type { ListedSession } from './registrationColumns';

export interface SendStatusDialogProps {
  /** Chosen rows: their attendees alone are meant, and no sessions are asked for. */
  count?: number | undefined;
  sessions: readonly ListedSession[];
  /** The list shows this one only: it is chosen already. */
  sessionId?: string | undefined;
  /** Rejects with the client’s ApiError. */
  run: (values: SendValues) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

const schema = sendSchema();

/** Emails attendees the status of their sessions: everybody, or only who was not notified. 002 §7 Agenda, sendRegistrationStatus. */
export function SendStatusDialog(props: SendStatusDialogProps) {
  const { count, sessions, sessionId, run, onDone, onClose } = props;
  const t = useT();
  return (
    <ActionDialog<SendValues>
      title={
        count === undefined
          ? t('organizer.sessionRegistrations.sendTitle')
          : t('organizer.sessionRegistrations.sendMany', { count })
      }
      text={t('organizer.sessionRegistrations.sendText')}
      action={t('organizer.sessionRegistrations.send')}
      failedTitle="organizer.kit.form.failed.notSent"
      values={{
        to: count === undefined ? 'unsent' : 'everybody',
        sessionIds: sessionId === undefined ? [] : [sessionId],
      }}
      toErrorMessage={registrationProblem}
      schema={schema}
      run={run}
      onDone={onDone}
      onClose={onClose}
    >
      <RadioCards<SendValues>
        name="to"
        label={t('organizer.sessionRegistrations.sendTo')}
        options={[
          { value: 'unsent', label: t('organizer.sessionRegistrations.unsent') },
          { value: 'everybody', label: t('organizer.sessionRegistrations.everybody') },
        ]}
      />
      {count === undefined && (
        <MultiSelectField<SendValues>
          name="sessionIds"
          label={t('organizer.sessionRegistrations.part.sessions')}
          hint={t('organizer.sessionRegistrations.everySession')}
          options={sessions.map(({ id, title }) => ({ value: id, label: title }))}
          optional
        />
      )}
    </ActionDialog>
  );
}
