'use client';
import { object, string } from 'yup';
import type { AgendaAddition } from '../../contract';
import { sessionProblem } from '../../domain/agenda';
import { useT } from '../../i18n';
import { SelectField } from '../kit/fields';
import { ActionDialog } from '../kit/form';

interface CopyValues {
  eventId: string;
}

export interface CopyDialogProps {
  /** Events of the account to copy from. */
  events: readonly { id: string; name: string }[];
  /** Rejects with the client's ApiError; `signal` stops it. */
  run: (sourceEventId: string, signal: AbortSignal) => Promise<AgendaAddition>;
  onDone: () => void;
  /** They stopped it while it was on its way. */
  onStop: () => void;
  onClose: () => void;
}

const schema = object({ eventId: string().default('').required('organizer.agenda.error.event') });

/** Copies all sessions of another event. 002 §7 Agenda clone. */
export function CopyDialog({ events, run, onDone, onStop, onClose }: CopyDialogProps) {
  const t = useT();
  return (
    <ActionDialog<CopyValues>
      title={t('organizer.agenda.copy.title')}
      text={t('organizer.agenda.copy.text')}
      action={t('organizer.agenda.copy.action')}
      failedTitle="organizer.kit.form.failed.notAdded"
      values={{ eventId: '' }}
      run={({ eventId }, signal) => run(eventId, signal)}
      toErrorMessage={sessionProblem}
      schema={schema}
      onDone={onDone}
      onStop={onStop}
      onClose={onClose}
    >
      <SelectField<CopyValues>
        name="eventId"
        label={t('organizer.agenda.copy.event')}
        options={events.map(({ id, name }) => ({ value: id, label: name }))}
        hint={events.length === 0 ? t('organizer.agenda.copy.none') : undefined}
        required
      />
    </ActionDialog>
  );
}
