'use client';
import { addSchema, type AddValues } from '../../domain/sessionRegistrations';
import { useT } from '../../i18n';
import { CheckboxField, MultiSelectField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import type { ListedSession } from './registrationColumns';
import { openSessions } from './sessionOptions';

export interface AddDialogProps {
  /** How many rows are chosen. */
  count: number;
  sessions: readonly ListedSession[];
  /** Rejects with the client’s ApiError while it finds out which tickets these are. */
  run: (values: AddValues) => Promise<unknown>;
  onClose: () => void;
}

const schema = addSchema();

/** Which sessions the tickets of the chosen rows are to have places in as well. 002 §7 sessionRegistrationViews. */
export function AddDialog({ count, sessions, run, onClose }: AddDialogProps) {
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
      <MultiSelectField<AddValues>
        name="sessionIds"
        label={t('organizer.sessionRegistrations.part.sessions')}
        options={openSessions(sessions)}
      />
      <CheckboxField<AddValues> name="waitlist" label={t('organizer.sessionRegistrations.waitlist')} />
    </ActionDialog>
  );
}

/** `run` shows what comes then. */
const ignore = () => undefined;
