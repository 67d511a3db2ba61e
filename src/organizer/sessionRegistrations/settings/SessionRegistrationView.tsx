'use client';
import { useMemo } from 'react';
import type { AgendaSession } from '../../../contract';
import {
  sessionRegistrationSchema,
  type SessionRegistrationValues,
} from '../../../domain/sessionRegistrations/settings';
import type { Kept, SaveCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import type { Option } from '../../../themed/kit/NativeSelect';
import { DateTimeField, NumberField, SwitchField } from '../../kit/fields';
import { EditorForm, FormSection, useEditor } from '../../kit/form';
import { PageHeader } from '../../kit/page';
import { SessionRules } from './SessionRules';

export interface SessionRegistrationViewProps extends SaveCalls<SessionRegistrationValues> {
  /** The settings as they are kept, with their version. */
  kept: Kept<SessionRegistrationValues>;
  /** Of the agenda, by start. */
  sessions: readonly Pick<AgendaSession, 'id' | 'title' | 'start'>[];
  /** Whose holders a session may be open to. */
  ticketTypes: readonly Option[];
  /** Of the event, IANA. */
  timeZone: string;
  /** The settings are saved; whoever registers from now on is bound by them. */
  onSaved?: ((kept: Kept<SessionRegistrationValues>) => void) | undefined;
}

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
