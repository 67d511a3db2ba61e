'use client';
import { speakersSchema, type SpeakersValues } from '../../domain/speakers';
import { useT } from '../../i18n';
import { SwitchField } from '../kit/fields';
import { EditorForm, FormSection, useEditor } from '../kit/form';
import { PageHeader, ScreenEmpty } from '../kit/page';
import { SpeakerList, type SpeakersViewProps } from './SpeakerList';

/** Who speaks, whether attendees see them, and in which order. */
export function SpeakersView(props: SpeakersViewProps) {
  const { accountId, eventId, kept, speakers, sessions, timeZone, save, reload, onSaved } = props;
  const t = useT();
  const editor = useEditor<SpeakersValues>({ kept, schema: speakersSchema, save, reload, onSaved });
  const title = t('organizer.people.title');
  return (
    <EditorForm
      editor={editor}
      title={title}
      head={<PageHeader title={title} lead={t('organizer.people.lead')} />}
    >
      <FormSection title={t('organizer.people.agenda')}>
        <SwitchField<SpeakersValues> name="showSpeakers" label={t('organizer.people.show')} />
      </FormSection>
      {speakers.length === 0 ? (
        <ScreenEmpty
          drawing="people"
          title={t('organizer.people.empty.title')}
          text={t('organizer.people.empty.text')}
        />
      ) : (
        <FormSection title={t('organizer.people.order')} text={t('organizer.people.orderText')}>
          <SpeakerList {...{ accountId, eventId, speakers, sessions, timeZone }} />
        </FormSection>
      )}
    </EditorForm>
  );
}
