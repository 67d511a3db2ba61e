'use client';
import { useMemo } from 'react';
import {
  sessionRegistrationSettingsSchema,
  type SessionRegistrationSettingsValues,
} from '../../../domain/sessionRegistrations/settings';
import { useT } from '../../../i18n';
import { DateTimeField, NumberField, SwitchField } from '../../kit/fields';
import { FormSection } from '../../kit/form';
import { EditorScreen } from '../../kit/record';
import { SessionRules, type SessionRegistrationSettingsViewProps } from './SessionRules';

/** Who may register for sessions of the agenda, and when. @experimental */
export function SessionRegistrationSettingsView(props: SessionRegistrationSettingsViewProps) {
  const { sessions, ticketTypes, timeZone } = props;
  const t = useT();
  const schema = useMemo(() => sessionRegistrationSettingsSchema(timeZone), [timeZone]);
  return (
    <EditorScreen
      record={props}
      schema={schema}
      title={t('organizer.sessionRegistrations.settings.title')}
      lead={t('organizer.sessionRegistrations.settings.lead')}
    >
      <FormSection title={t('organizer.sessionRegistrations.settings.when')}>
        <SwitchField<SessionRegistrationSettingsValues>
          name="enabled"
          label={t('organizer.sessionRegistrations.settings.enabled')}
        />
        <DateTimeField<SessionRegistrationSettingsValues>
          name="opens"
          label={t('organizer.sessionRegistrations.settings.opens')}
          help={t('organizer.sessionRegistrations.settings.opensHint')}
          timeZone={timeZone}
          alsoChecks={['closes']}
          optional
        />
        <DateTimeField<SessionRegistrationSettingsValues>
          name="closes"
          label={t('organizer.sessionRegistrations.settings.closes')}
          help={t('organizer.sessionRegistrations.settings.closesHint')}
          timeZone={timeZone}
          optional
        />
      </FormSection>
      <FormSection title={t('organizer.sessionRegistrations.settings.limits')}>
        <NumberField<SessionRegistrationSettingsValues>
          name="maxSessions"
          label={t('organizer.sessionRegistrations.settings.max')}
          hint={t('organizer.sessionRegistrations.settings.maxHint')}
          span={6}
          optional
        />
        <SwitchField<SessionRegistrationSettingsValues>
          name="allowOverlap"
          label={t('organizer.sessionRegistrations.settings.overlap')}
        />
        <SwitchField<SessionRegistrationSettingsValues>
          name="waitlist"
          label={t('organizer.sessionRegistrations.settings.waitlist')}
        />
      </FormSection>
      <FormSection
        title={t('organizer.sessionRegistrations.settings.rules')}
        text={t('organizer.sessionRegistrations.settings.rulesText')}
      >
        <SessionRules sessions={sessions} ticketTypes={ticketTypes} timeZone={timeZone} />
      </FormSection>
    </EditorScreen>
  );
}
