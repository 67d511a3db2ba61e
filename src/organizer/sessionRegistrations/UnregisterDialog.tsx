'use client';
import { bool, object } from 'yup';
import { registrationProblem } from '../../domain/sessionRegistrations';
import { useT } from '../../i18n';
import { CheckboxField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

interface UnregisterValues {
  sendEmail: boolean;
}

export interface UnregisterDialogProps {
  /** Who loses a place. */
  name: string;
  /** Title of the session. */
  session: string;
  /** Rejects with the client’s ApiError. */
  run: (sendEmail: boolean) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

const schema = object({ sendEmail: bool().required() });

/** Asks before a place is given back, and whether those concerned are notified. 002 §7 Agenda, registrations DELETE. */
export function UnregisterDialog({ name, session, run, onDone, onClose }: UnregisterDialogProps) {
  const t = useT();
  return (
    <ActionDialog<UnregisterValues>
      title={t('organizer.sessionRegistrations.unregisterOne', { name, session })}
      text={t('organizer.sessionRegistrations.unregisterText')}
      action={t('organizer.sessionRegistrations.unregister')}
      tone="danger"
      values={{ sendEmail: true }}
      toErrorMessage={registrationProblem}
      run={({ sendEmail }) => run(sendEmail)}
      schema={schema}
      onDone={onDone}
      onClose={onClose}
    >
      <CheckboxField<UnregisterValues>
        name="sendEmail"
        label={t('organizer.sessionRegistrations.sendEmail')}
      />
    </ActionDialog>
  );
}
