'use client';
import { speakersSchema, type SpeakersValues } from '../../domain/speakers';
import { useT } from '../../i18n';
import { SwitchField } from '../kit/fields';
import { EditorForm, FormSection, useEditor } from '../kit/form';
import { PageHeader, ScreenEmpty } from '../kit/page';
import { SpeakerList, type SpeakersViewProps } from './SpeakerList';

/** Who speaks, whether attendees see them, and in which order. */
export function SpeakersView(props: SpeakersViewProps) {
  const { accountId, eventId, saved, speakers, sessions, timeZone, save, reload, onSaved } = props;
  const t = useT();
  const editor = useEditor<SpeakersValues>({ saved, schema: speakersSchema, save, reload, onSaved });
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
          <SpeakerList
            accountId={accountId}
            eventId={eventId}
            speakers={speakers}
            sessions={sessions}
            timeZone={timeZone}
          />
        </FormSection>
      )}
    </EditorForm>
  );
}
