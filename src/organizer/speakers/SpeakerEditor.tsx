'use client';
import { useRef, useState } from 'react';
import type { AgendaSpeaker } from '../../contract';
import { useSpeakerCalls, useSpeakers, useWidgetBootstrap } from '../../hooks';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { savedSpeaker, SpeakerEditorView } from './SpeakerEditorView';

/** Props of `SpeakerEditor`. @experimental */
export interface SpeakerEditorProps extends EventScreenProps {
  /** A new one when absent. */
  speakerId?: string | undefined;
  /** After each save, with the speaker as they are saved. */
  onSaved?: ((speaker: AgendaSpeaker, details: { isNew: boolean }) => void) | undefined;
  /** They are removed. */
  onRemoved?: (() => void) | undefined;
  /** The speakers: a link above the title. */
  back?: BackLink | undefined;
}

/** One speaker of an event: who they are, what they say of themselves, where else they are found. */
export function SpeakerEditor({ accountId, eventId, speakerId, ...props }: SpeakerEditorProps) {
  const { onSaved, onRemoved, back } = props;
  const params = { accountId, eventId };
  const t = useT();
  const calls = useSpeakerCalls(params);
  // However often it is sent, a new speaker is one.
  const [newId] = useState(() => crypto.randomUUID());
  const [created, setCreated] = useState<AgendaSpeaker>();
  const id = speakerId ?? created?.id;
  const bootstrap = useWidgetBootstrap(eventId);
  const list = useSpeakers(params);
  const { speakers, sessions } = list;
  const listed = speakers?.find((each) => each.id === id) ?? created;
  const latest = useRef<{ speaker: AgendaSpeaker; isNew: boolean }>(undefined);
  const taken = (speaker: AgendaSpeaker, isNew = false) => {
    latest.current = { speaker, isNew };
    return savedSpeaker(speaker);
  };
  return (
    <ScreenState
      loads={[list, bootstrap]}
      data={{
        speakers,
        sessions,
        timeZone: bootstrap.data?.event['time-zone-id'],
        speaker: id === undefined ? null : listed,
      }}
      isUnknown={bootstrap.isUnknownEvent || (speakers !== undefined && id !== undefined && !listed)}
      head={{ title: t('organizer.speakers.title'), back }}
      loading={t('organizer.speakers.loading')}
      failed={t('organizer.speakers.notLoaded')}
    >
      {(found) => (
        <SpeakerEditorView
          key={speakerId ?? 'new'}
          {...found}
          back={back}
          save={async (draft, version) => {
            if (id !== undefined) return taken(await calls.update(id, draft, version));
            const speaker = await calls.create(newId, draft);
            setCreated(speaker);
            return taken(speaker, true);
          }}
          reload={id === undefined ? undefined : async () => taken(await calls.read(id))}
          onSaved={() => {
            const { speaker, isNew = false } = latest.current ?? {};
            if (speaker) onSaved?.(speaker, { isNew });
          }}
          remove={async (version, replacementId) => {
            if (id !== undefined) await calls.remove(id, version, replacementId);
          }}
          onRemoved={() => onRemoved?.()}
        />
      )}
    </ScreenState>
  );
}
