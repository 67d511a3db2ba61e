'use client';
import type { SessionRegistration } from '../../contract';
import { addSchema, ticketsOf, type AddValues } from '../../domain/sessionRegistrations';
import type { EventScope } from '../../hooks/organizer/resource/eventScope';
import { useT } from '../../i18n';
import { CheckboxField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import type { ListedSession } from './registrationColumns';
import { SessionsField } from './SessionsField';

export interface AddDialogProps {
  /** How many rows are chosen. */
  count: number;
  /** Whose sessions. */
  of: EventScope;
  sessions: readonly ListedSession[];
  /** Those of them that are known here. */
  rows: readonly SessionRegistration[];
  /** Rejects with the client’s ApiError while it finds out which tickets these are. */
  run: (values: AddValues) => Promise<unknown>;
  onClose: () => void;
}

const schema = addSchema();

/** Which sessions the tickets of the chosen rows are to have places in as well. 002 §7 sessionRegistrationViews. */
export function AddDialog({ count, of, sessions, rows, run, onClose }: AddDialogProps) {
  const t = useT();
  return (
    <ActionDialog<AddValues>
      title={t('organizer.sessionRegistrations.addTitle', { count })}
      text={t('organizer.sessionRegistrations.addText')}
      action={t('organizer.sessionRegistrations.register')}
      values={{ sessionIds: [], waitlist: false }}
      onDone={ignore}
      schema={schema}
      run={run}
      onClose={onClose}
    >
      <SessionsField of={of} sessions={sessions} ticketIds={ticketsOf(rows)} registrations={rows} />
      <CheckboxField<AddValues> name="waitlist" label={t('organizer.sessionRegistrations.waitlist')} />
    </ActionDialog>
  );
}

/** `run` shows what comes then. */
const ignore = () => undefined;
