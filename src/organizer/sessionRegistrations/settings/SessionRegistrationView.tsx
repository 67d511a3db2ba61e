'use client';
import { useMemo } from 'react';
import {
  sessionRegistrationSchema,
  type SessionRegistrationValues,
} from '../../../domain/sessionRegistrations/settings';
import { useT } from '../../../i18n';
import { DateTimeField, NumberField, SwitchField } from '../../kit/fields';
import { EditorForm, FormSection, useEditor } from '../../kit/form';
import { PageHeader } from '../../kit/page';
import { SessionRules, type SessionRegistrationViewProps } from './SessionRules';

/** Who may register for sessions of the agenda, and when. @experimental */
export function SessionRegistrationView(props: SessionRegistrationViewProps) {
  const { kept, sessions, ticketTypes, timeZone, save, reload, onSaved } = props;
  const t = useT();
  const schema = useMemo(() => sessionRegistrationSchema(timeZone), [timeZone]);
  const editor = useEditor<SessionRegistrationValues>({ kept, schema, save, reload, onSaved });
  const title = t('organizer.sessions.title');
  return (
    <EditorForm
      editor={editor}
      title={title}
      head={<PageHeader title={title} lead={t('organizer.sessions.lead')} />}
    >
      <FormSection title={t('organizer.sessions.when')}>
        <SwitchField<SessionRegistrationValues> name="enabled" label={t('organizer.sessions.enabled')} />
        <DateTimeField<SessionRegistrationValues>
          name="opens"
          label={t('organizer.sessions.opens')}
          help={t('organizer.sessions.opensHint')}
          timeZone={timeZone}
          alsoChecks={['closes']}
          optional
        />
        <DateTimeField<SessionRegistrationValues>
          name="closes"
          label={t('organizer.sessions.closes')}
          help={t('organizer.sessions.closesHint')}
          timeZone={timeZone}
          optional
        />
      </FormSection>
      <FormSection title={t('organizer.sessions.limits')}>
        <NumberField<SessionRegistrationValues>
          name="maxSessions"
          label={t('organizer.sessions.max')}
          hint={t('organizer.sessions.maxHint')}
          span={6}
          optional
        />
        <SwitchField<SessionRegistrationValues> name="allowOverlap" label={t('organizer.sessions.overlap')} />
        <SwitchField<SessionRegistrationValues> name="waitlist" label={t('organizer.sessions.waitlist')} />
      </FormSection>
      <FormSection title={t('organizer.sessions.rules')} text={t('organizer.sessions.rulesText')}>
        <SessionRules {...{ sessions, ticketTypes, timeZone }} />
      </FormSection>
    </EditorForm>
  );
}
