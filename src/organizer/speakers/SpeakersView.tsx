'use client';
import { speakersSchema, type SpeakersValues } from '../../domain/speakers';
import { useT } from '../../i18n';
import { SwitchField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { ScreenEmpty } from '../kit/page';
import { EditorScreen } from '../kit/record';
import { SpeakerList, type SpeakersViewProps } from './SpeakerList';

/** Who speaks, whether attendees see them, and in which order. */
export function SpeakersView(props: SpeakersViewProps) {
  const { accountId, eventId, speakers, sessions, timeZone } = props;
  const t = useT();
  return (
    <EditorScreen
      record={props}
      schema={speakersSchema}
      title={t('organizer.speakers.title')}
      lead={t('organizer.speakers.lead')}
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
    </EditorScreen>
  );
}
