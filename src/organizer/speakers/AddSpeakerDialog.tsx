'use client';
import { useMemo, useState } from 'react';
import type { AgendaSpeaker } from '../../contract';
import { newSpeaker, speakerDraft, speakerSchema, type SpeakerValues } from '../../domain/speakers';
import { useSpeakerCalls } from '../../hooks';
import { useT } from '../../i18n';
import { ActionDialog } from '../kit/form';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { SpeakerNames } from './SpeakerSections';

export interface AddSpeakerDialogProps extends EventScreenProps {
  /** Emails of the event's speakers. */
  emails: readonly string[];
  /** They are there, and lists of speakers have them. */
  onAdded: (speakerId: string) => void;
  onClose: () => void;
}

/** A new speaker in passing: who they are. What is typed around the dialog stays as it is. */
export function AddSpeakerDialog({ accountId, eventId, emails, onAdded, onClose }: AddSpeakerDialogProps) {
  const t = useT();
  const calls = useSpeakerCalls({ accountId, eventId });
  // However often it is sent, a new speaker is one.
  const [id] = useState(() => crypto.randomUUID());
  const schema = useMemo(() => speakerSchema(emails), [emails]);
  return (
    <ActionDialog<SpeakerValues>
      title={t('organizer.speakers.add')}
      action={t('organizer.speakers.add')}
      failedTitle="organizer.kit.form.failed.notAdded"
      values={newSpeaker}
      schema={schema}
      run={(values): Promise<AgendaSpeaker> => calls.create(id, speakerDraft(values))}
      onDone={() => onAdded(id)}
      onClose={onClose}
    >
      <SpeakerNames />
    </ActionDialog>
  );
}
