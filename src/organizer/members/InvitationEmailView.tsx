'use client';
import type { TenantCustomization } from '../../contract';
import { invitationLimits, invitationSchema } from '../../domain/members';
import { useT } from '../../i18n';
import { ColourField, ImageField, LongTextField, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import type { BackLink } from '../kit/page';
import { EditorScreen, type RecordProps } from '../kit/record';
import { InvitationPreview } from './InvitationPreview';

export interface InvitationEmailViewProps extends Omit<
  RecordProps<TenantCustomization>,
  'reload' | 'toErrorMessage'
> {
  /** The account's name; what stands for it when nobody knows. */
  account?: string | undefined;
  /** The members. */
  back?: BackLink | undefined;
}

/** Subject, words, logo and colour of an account's invitations, beside the mail that people get. 002 §7 customization. @experimental */
export function InvitationEmailView(props: InvitationEmailViewProps) {
  const { account, back } = props;
  const t = useT();
  const placeholders = t('organizer.members.look.placeholders', {
    person: '{{firstName}}',
    account: '{{account}}',
  });
  return (
    <EditorScreen
      record={props}
      schema={invitationSchema}
      undoable
      title={t('organizer.members.look.title')}
      lead={t('organizer.members.look.lead')}
      back={back}
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
    </EditorScreen>
  );
}
