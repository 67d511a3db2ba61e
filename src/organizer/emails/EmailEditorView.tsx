'use client';
import { useFormState } from 'react-hook-form';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { Tabs } from '../../themed/kit/Tabs';
import { EditorForm } from '../kit/form';
import { AudienceTab } from './AudienceTab';
import { ContentTab } from './ContentTab';
import * as css from './emails.css';
import { EmailHead } from './EmailHead';
import { EmailHistory } from './EmailHistory';
import { LivePreview } from './EmailPreview';
import { SentEmail } from './SentEmail';
import { useEmailEditor, type EmailEditorViewProps } from './useEmailEditor';

/** An email as a form beside its preview; one that went out is only shown. 002 §7 Email builder. @experimental */
export function EmailEditorView(props: EmailEditorViewProps) {
  const { accountId, eventId, email, context } = props;
  const t = useT();
  const { editor, lists, publish, isPublishing, action } = useEmailEditor(props);
  const { isDirty } = useFormState({ control: editor.methods.control });
  const params = { accountId, eventId, emailId: email.id };
  const history = <EmailHistory {...params} timeZone={context.timeZoneId} />;
  const canPublish = !email.published || isDirty;
  const head = (
    <EmailHead
      {...props}
      action={action}
      isPublishing={isPublishing}
      onPublish={email.status !== 'SENT' && canPublish ? publish : undefined}
    />
  );
  // What somebody is writing stays where it is, though it went out meanwhile.
  if (email.status === 'SENT' && !isDirty)
    return (
      <div className={css.room}>
        {head}
        <SentEmail {...params} email={email} context={context} history={history} />
        {action.dialog}
      </div>
    );
  return (
    <EditorForm
      editor={editor}
      title={email.name}
      head={
        <>
          {head}
          {email.status === 'SENT' && (
            <Notice tone="warning" live="polite" className={css.notice}>
              {t('organizer.emails.wentOutMeanwhile')}
            </Notice>
          )}
          {email.status === 'ACTIVE' && !email.published && (
            <Notice tone="info" className={css.notice}>
              {t('organizer.emails.changedSince')}
            </Notice>
          )}
          {action.dialog}
        </>
      }
      aside={<LivePreview {...params} context={context} />}
    >
      <Tabs
        label={t('organizer.emails.tabs')}
        tabs={[
          {
            id: 'content',
            label: t('organizer.emails.content'),
            isEager: true,
            panel: <ContentTab context={context} />,
          },
          {
            id: 'audience',
            label: t('organizer.emails.audience'),
            isEager: true,
            panel: <AudienceTab email={email} context={context} lists={lists} />,
          },
          { id: 'history', label: t('organizer.emails.history'), panel: history },
        ]}
      />
    </EditorForm>
  );
}
