'use client';
import {
  emailHolders,
  maxSubjectLength,
  statusEmailSchema,
  type EmailHolder,
  type StatusEmailValues,
} from '../../domain/sessionRegistrations';
import { useT } from '../../i18n';
import { RichTextField, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import type { BackLink } from '../kit/page';
import { EditorScreen, type RecordProps } from '../kit/record';
import { EmailPreview } from './EmailPreview';

export interface StatusEmailViewProps extends RecordProps<StatusEmailValues> {
  /** What the preview fills in: words, and `sessions` as HTML. */
  sample: Readonly<Record<EmailHolder, string>>;
  back?: BackLink | undefined;
}

const schema = statusEmailSchema();

/** The email that lists attendees' sessions, beside what one of them would get. */
export function StatusEmailView(props: StatusEmailViewProps) {
  const { sample, back } = props;
  const t = useT();
  return (
    <EditorScreen
      record={props}
      schema={schema}
      title={t('organizer.sessionRegistrations.email')}
      back={back}
      lead={t('organizer.sessionRegistrations.emailLead')}
      aside={({ methods }) => <EmailPreview control={methods.control} sample={sample} />}
    >
      <FormSection title={t('organizer.sessionRegistrations.letter')}>
        <TextField<StatusEmailValues>
          name="fromName"
          label={t('organizer.sessionRegistrations.from')}
          hint={t('organizer.sessionRegistrations.fromHint')}
        />
        <TextField<StatusEmailValues>
          name="subject"
          label={t('organizer.sessionRegistrations.subject')}
          limit={maxSubjectLength}
          required
        />
        <RichTextField<StatusEmailValues>
          name="body"
          label={t('organizer.sessionRegistrations.body')}
          hint={t('organizer.sessionRegistrations.bodyHint')}
          placeholders={emailHolders.map((name) => ({
            name,
            label: t(`organizer.sessionRegistrations.holder.${name}`),
          }))}
        />
      </FormSection>
    </EditorScreen>
  );
}
