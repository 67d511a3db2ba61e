'use client';
import { useState } from 'react';
import type { AgendaSpeaker } from '../../contract';
import { nameOf, nobody, speakerRemovalSchema, type SpeakerRemoval } from '../../domain/speakers';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { SelectField } from '../kit/fields';
import { ActionDialog } from '../kit/form';
import { OrganizerIcon } from '../kit/appearance';
import { SpeakerSessions, type SpokenSession } from './SpeakerSessions';

export interface RemoveSpeakerProps {
  speaker: AgendaSpeaker;
  /** Everybody who speaks. */
  speakers: readonly AgendaSpeaker[];
  sessions: readonly SpokenSession[];
  timeZone: string;
  /** With who takes their place. Rejects with the client's ApiError. */
  remove: (replacementId?: string) => Promise<unknown>;
  onRemoved: () => void;
}

/** Removes a speaker, once it is clear who speaks in their sessions. */
export function RemoveSpeaker(props: RemoveSpeakerProps) {
  const { speaker, speakers, sessions, timeZone, remove, onRemoved } = props;
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const others = speakers.filter(({ id }) => id !== speaker.id);
  const speaks = speaker.sessionIds.length > 0;
  return (
    <div>
      <Button icon={<OrganizerIcon name="trash" />} onClick={() => setOpen(true)}>
        {t('organizer.ticketTypes.remove.label', { name: nameOf(speaker) })}
      </Button>
      {isOpen && (
        <ActionDialog<SpeakerRemoval>
          tone="danger"
          title={t('organizer.ticketTypes.remove.title', { name: nameOf(speaker) })}
          text={t(speaks ? 'organizer.speakers.remove.text' : 'organizer.speakers.remove.alone')}
          action={t('organizer.ticketTypes.remove.action')}
          values={{ replacementId: nobody }}
          schema={speakerRemovalSchema}
          run={({ replacementId }) => remove(replacementId === nobody ? undefined : replacementId)}
          onDone={onRemoved}
          onClose={() => setOpen(false)}
        >
          {speaks && (
            <>
              <SpeakerSessions speaker={speaker} sessions={sessions} timeZone={timeZone} />
              <SelectField<SpeakerRemoval>
                name="replacementId"
                label={t('organizer.speakers.replacement')}
                options={[
                  { value: nobody, label: t('organizer.speakers.nobody') },
                  ...others.map((other) => ({ value: other.id, label: nameOf(other) })),
                ]}
              />
            </>
          )}
        </ActionDialog>
      )}
    </div>
  );
}
