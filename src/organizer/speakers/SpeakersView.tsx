'use client';
import { speakersSchema, type SpeakersValues } from '../../domain/speakers';
import { useT } from '../../i18n';
import { Icon } from '../../themed/kit/Icon';
import { SwitchField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { ScreenEmpty } from '../kit/page';
import { RoutedButton } from '../kit/page/RoutedLink';
import { EditorScreen } from '../kit/record';
import { SpeakerList, type SpeakersViewProps } from './SpeakerList';

/** Who speaks, whether attendees see them, and in which order. */
export function SpeakersView(props: SpeakersViewProps) {
  const { accountId, eventId, routes, speakers, sessions, timeZone } = props;
  const t = useT();
  const add = routes && (
    <RoutedButton
      href={routes.hrefOf('new')}
      variant="primary"
      icon={<Icon name="plus" />}
      onNavigate={routes.onNavigate}
    >
      {t('organizer.speakers.add')}
    </RoutedButton>
  );
  const isEmpty = speakers.length === 0;
  return (
    <EditorScreen
      record={props}
      schema={speakersSchema}
      title={t('organizer.speakers.title')}
      lead={t('organizer.speakers.lead')}
      actions={!isEmpty && add}
    >
      <FormSection title={t('organizer.speakers.agenda')}>
        <SwitchField<SpeakersValues> name="showSpeakers" label={t('organizer.speakers.show')} />
      </FormSection>
      {isEmpty ? (
        <ScreenEmpty
          drawing="people"
          title={t('organizer.speakers.empty.title')}
          text={t('organizer.speakers.empty.text')}
          action={add}
        />
      ) : (
        <FormSection title={t('organizer.speakers.order')} text={t('organizer.speakers.orderText')}>
          <SpeakerList
            accountId={accountId}
            eventId={eventId}
            routes={routes}
            speakers={speakers}
            sessions={sessions}
            timeZone={timeZone}
            view={props.view}
            onViewChange={props.onViewChange}
          />
        </FormSection>
      )}
    </EditorScreen>
  );
}
