'use client';
import { useMemo } from 'react';
import type { AgendaSpeaker, SpeakerDraft } from '../../contract';
import {
  nameOf,
  newSpeaker,
  speakerDraft,
  speakerSchema,
  speakerValues,
  type SpeakerValues,
} from '../../domain/speakers';
import type { Saved } from '../../hooks';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import { EditorScreen } from '../kit/record';
import { RemoveSpeaker } from './RemoveSpeaker';
import { SpeakerSections } from './SpeakerSections';
import { SpeakerSessions, type SpokenSession } from './SpeakerSessions';
import * as css from './speakers.css';

export interface SpeakerEditorViewProps {
  /** As they are saved; `null` for a new one. */
  speaker: AgendaSpeaker | null;
  /** Everybody who speaks. */
  speakers: readonly AgendaSpeaker[];
  /** Of the agenda. */
  sessions: readonly SpokenSession[];
  /** Of the event, IANA. */
  timeZone: string;
  /** The speakers. */
  back?: BackLink | undefined;
  /** Rejects with the client's ApiError, as `reload` and `remove` do. */
  save: (draft: SpeakerDraft, version: number) => Promise<Saved<SpeakerValues>>;
  reload: (() => Promise<Saved<SpeakerValues>>) | undefined;
  onSaved: () => void;
  remove: (version: number, replacementId?: string) => Promise<unknown>;
  onRemoved: () => void;
}

/** A speaker as their form has them. */
export const savedSpeaker = (speaker: AgendaSpeaker): Saved<SpeakerValues> => ({
  values: speakerValues(speaker),
  version: speaker.version,
});

const fresh: Saved<SpeakerValues> = { values: newSpeaker, version: 0 };

/** A speaker as a form; knows nothing of where they come from. */
export function SpeakerEditorView(props: SpeakerEditorViewProps) {
  const { speaker, speakers, sessions, timeZone, back, save, reload, onSaved, remove, onRemoved } = props;
  const t = useT();
  const saved = useMemo(() => (speaker ? savedSpeaker(speaker) : fresh), [speaker]);
  const schema = useMemo(
    () => speakerSchema(speakers.filter(({ id }) => id !== speaker?.id).map(({ email }) => email)),
    [speakers, speaker?.id],
  );
  return (
    <EditorScreen<SpeakerValues>
      record={{ saved, save: (values, version) => save(speakerDraft(values), version), reload, onSaved }}
      schema={schema}
      title={(editor) => (speaker ? nameOf(editor.saved.values) : t('organizer.speakers.add'))}
      back={back}
      aside={
        speaker &&
        ((editor) => (
          <div className={css.whole}>
            <SpeakerSessions speaker={speaker} sessions={sessions} timeZone={timeZone} level={2} />
            <RemoveSpeaker
              speaker={speaker}
              speakers={speakers}
              sessions={sessions}
              timeZone={timeZone}
              remove={(replacementId) => remove(editor.saved.version, replacementId)}
              onRemoved={onRemoved}
            />
          </div>
        ))
      }
    >
      <SpeakerSections />
    </EditorScreen>
  );
}
