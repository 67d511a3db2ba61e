'use client';
import type { TenantCustomization } from '../../contract';
import { invitationLimits, invitationSchema } from '../../domain/members';
import type { Saved, SaveCalls } from '../../hooks';
import { useT } from '../../i18n';
import { ColourField, ImageField, LongTextField, TextField } from '../kit/fields';
import { EditorForm, FormSection, useEditor } from '../kit/form';
import { PageHeader, type BackLink } from '../kit/page';
import { InvitationPreview } from './InvitationPreview';

export interface InvitationLookViewProps extends Pick<SaveCalls<TenantCustomization>, 'save'> {
  /** The look as it is kept. */
  saved: Saved<TenantCustomization>;
  /** The account's name; what stands for it when nobody knows. */
  account?: string | undefined;
  /** The members. */
  back?: BackLink | undefined;
  /** The look is saved; invitations have it from now on. */
  onSaved?: (() => void) | undefined;
}

/** Subject, words, logo and colour of an account's invitations, beside the mail that people get. 002 §7 customization. @experimental */
export function InvitationLookView({ saved, save, account, back, onSaved }: InvitationLookViewProps) {
  const t = useT();
  const editor = useEditor({ saved, save, onSaved, schema: invitationSchema, undoable: true });
  const title = t('organizer.members.look.title');
  const placeholders = t('organizer.members.look.placeholders', {
    person: '{{firstName}}',
    account: '{{account}}',
  });
  return (
    <EditorForm
      editor={editor}
      title={title}
      head={<PageHeader title={title} lead={t('organizer.members.look.lead')} back={back} />}
      aside={<InvitationPreview account={account} />}
    >
      <FormSection title={t('organizer.members.look.words')}>
        <TextField<TenantCustomization>
          name="subject"
          label={t('organizer.members.look.subject')}
          limit={invitationLimits.subject}
          required
        />
        <LongTextField<TenantCustomization>
          name="message"
          label={t('organizer.members.look.message')}
          hint={placeholders}
          limit={invitationLimits.message}
          rows={8}
        />
      </FormSection>
      <FormSection title={t('organizer.members.look.look')}>
        <ImageField<TenantCustomization>
          name="logo"
          label={t('organizer.members.look.logo')}
          hint={t('organizer.members.look.logoHint')}
          optional
        />
        <ColourField<TenantCustomization>
          name="color"
          label={t('organizer.members.look.colour')}
          hint={t('organizer.members.look.colourHint')}
          span={6}
        />
      </FormSection>
    </EditorForm>
  );
}
