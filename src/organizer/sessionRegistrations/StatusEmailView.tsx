'use client';
import {
  emailHolders,
  maxSubjectLength,
  statusEmailSchema,
  type EmailHolder,
  type StatusEmailValues,
} from '../../domain/sessionRegistrations';
import type { Saved, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { RichTextField, TextField } from '../kit/fields';
import { EditorForm, FormSection, useEditor } from '../kit/form';
import { PageHeader, type BackLink } from '../kit/page';
import { EmailPreview } from './EmailPreview';

export interface StatusEmailViewProps extends SaveCalls<StatusEmailValues> {
  /** The email as it is kept, with its version. */
  saved: Saved<StatusEmailValues>;
  /** What the preview fills in: words, and `sessions` as HTML. */
  sample: Readonly<Record<EmailHolder, string>>;
  back?: BackLink | undefined;
  /** The email is saved. */
  onSaved?: (() => void) | undefined;
}

const schema = statusEmailSchema();

/** The email that tells attendees their sessions, beside what one of them would get. */
export function StatusEmailView({ saved, sample, save, reload, back, onSaved }: StatusEmailViewProps) {
  const t = useT();
  const editor = useEditor<StatusEmailValues>({ saved, schema, save, reload, onSaved });
  const title = t('organizer.sessionRegistrations.email');
  return (
    <EditorForm
      editor={editor}
      title={title}
      head={<PageHeader title={title} back={back} lead={t('organizer.sessionRegistrations.emailLead')} />}
      aside={<EmailPreview control={editor.methods.control} sample={sample} />}
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
    </EditorForm>
  );
}
