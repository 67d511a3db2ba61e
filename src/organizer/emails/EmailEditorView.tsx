'use client';
import { useFormState } from 'react-hook-form';
import type { EmailCampaign, EmailContext } from '../../contract';
import type { EmailCalls, EmailsOf } from '../../hooks/organizer/emails/emails';
import { useT } from '../../i18n';
import { Notice } from '../../themed/kit/Notice';
import { Tabs } from '../../themed/kit/Tabs';
import { EditorForm } from '../kit/form';
import type { BackLink } from '../kit/page';
import { AudienceTab } from './AudienceTab';
import { ContentTab } from './ContentTab';
import * as css from './emails.css';
import { EmailHead } from './EmailHead';
import { EmailHistory } from './EmailHistory';
import { LivePreview } from './EmailPreview';
import { SentEmail } from './SentEmail';
import { useEmailEditor } from './useEmailEditor';

export interface EmailEditorViewProps extends EmailsOf {
  /** As it is kept. */
  email: EmailCampaign;
  /** What is known of the event’s emails. */
  context: EmailContext;
  /** How it is changed. Each rejects with the client’s ApiError. */
  calls: EmailCalls;
  /** The list it is part of. */
  back?: BackLink | undefined;
  /** A copy was made. */
  onDuplicated?: ((emailId: string) => void) | undefined;
  /** It is deleted. */
  onRemoved?: (() => void) | undefined;
}

/** An email as a form beside its preview; one that went out is only shown. 002 §7 Email builder. @experimental */
export function EmailEditorView(props: EmailEditorViewProps) {
  const { accountId, eventId, email, context } = props;
  const t = useT();
  const { editor, publish, isPublishing, news, problem, tell, dialog } = useEmailEditor(props);
  const { isDirty } = useFormState({ control: editor.methods.control });
  const place = { accountId, eventId, emailId: email.id };
  const history = <EmailHistory {...place} timeZone={context.timeZoneId} />;
  const canPublish = !email.published || isDirty;
  const head = (
    <EmailHead
      {...props}
      {...{ news, problem, isPublishing, tell }}
      onPublish={email.status !== 'SENT' && canPublish ? publish : undefined}
    />
  );
  // What somebody is writing stays where it is, though it went out meanwhile.
  if (email.status === 'SENT' && !isDirty)
    return (
      <div className={css.room}>
        {head}
        <SentEmail {...place} {...{ email, context, history }} />
        {dialog}
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
          {dialog}
        </>
      }
      aside={<LivePreview {...place} context={context} />}
    >
      <Tabs
        label={t('organizer.emails.tabs')}
        tabs={[
          {
            ...{ id: 'content', label: t('organizer.emails.content'), isEager: true },
            panel: <ContentTab context={context} />,
          },
          {
            ...{ id: 'audience', label: t('organizer.emails.audience'), isEager: true },
            panel: <AudienceTab {...{ email, context }} />,
          },
          { id: 'history', label: t('organizer.emails.history'), panel: history },
        ]}
      />
    </EditorForm>
  );
}
