'use client';
import type { AgendaSpeaker } from '../../contract';
import { speakersSchema, type SpeakersValues } from '../../domain/speakers';
import type { Kept, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { SwitchField } from '../kit/fields';
import { EditorForm, FormSection, useEditor } from '../kit/form';
import { PageHeader, ScreenEmpty } from '../kit/page';
import type { SpokenSession } from './SpeakerDetails';
import { SpeakerList } from './SpeakerList';

export interface SpeakersViewProps extends SaveCalls<SpeakersValues> {
  /** The organizer’s account. */
  accountId: string;
  /** The event. */
  eventId: string;
  /** Order and visibility as they are kept, with the version of the agenda’s settings. */
  kept: Kept<SpeakersValues>;
  /** Everybody who speaks. */
  speakers: readonly AgendaSpeaker[];
  /** Of the agenda. */
  sessions: readonly SpokenSession[];
  /** Of the event, IANA. */
  timeZone: string;
  /** Order and visibility are saved. */
  onSaved?: (() => void) | undefined;
}

/** Who speaks, whether attendees see them, and in which order. */
export function SpeakersView(props: SpeakersViewProps) {
  const { accountId, eventId, kept, speakers, sessions, timeZone, save, reload, onSaved } = props;
  const t = useT();
  const editor = useEditor<SpeakersValues>({ kept, schema: speakersSchema, save, reload, onSaved });
  const title = t('organizer.speakers.title');
  return (
    <EditorForm
      editor={editor}
      title={title}
      head={<PageHeader title={title} lead={t('organizer.speakers.lead')} />}
    >
      <FormSection title={t('organizer.speakers.agenda')}>
        <SwitchField<SpeakersValues> name="showSpeakers" label={t('organizer.speakers.show')} />
      </FormSection>
      {speakers.length === 0 ? (
        <ScreenEmpty
          drawing="people"
          title={t('organizer.speakers.empty.title')}
          text={t('organizer.speakers.empty.text')}
        />
      ) : (
        <FormSection title={t('organizer.speakers.order')} text={t('organizer.speakers.orderText')}>
          <SpeakerList {...{ accountId, eventId, speakers, sessions, timeZone }} />
        </FormSection>
      )}
    </EditorForm>
  );
}
