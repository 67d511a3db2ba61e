'use client';
import { useEmail, useEmailCalls, useEmailContext } from '../../hooks/organizer/emails/emails';
import { useT } from '../../i18n';
import type { BackLink } from '../kit/page';
import type { EventScreenProps } from '../kit/page/EventScreenProps';
import { ScreenState } from '../kit/record';
import { EmailEditorView } from './EmailEditorView';

/** Props of `EmailEditor`. @experimental */
export interface EmailEditorProps extends EventScreenProps {
  /** The email. */
  emailId: string;
  /** The list it is part of: a link above the title. */
  back?: BackLink | undefined;
  /** A copy was made: lead to its editor. */
  onDuplicated?: ((emailId: string) => void) | undefined;
  /** It is deleted. */
  onRemoved?: (() => void) | undefined;
}

/** One email of an event: what it says, who gets it and when, and what went out of it. 002 §7 Email builder. */
export function EditEmail(props: EmailEditorProps) {
  const { accountId, eventId, emailId, back, onDuplicated, onRemoved } = props;
  const t = useT();
  const email = useEmail({ accountId, eventId }, emailId);
  const context = useEmailContext({ accountId, eventId });
  const calls = useEmailCalls({ accountId, eventId });
  return (
    <ScreenState
      loads={[email, context]}
      data={{ email: email.data ?? undefined, context: context.data }}
      isUnknown={email.isUnknown}
      loading={t('organizer.emails.loading')}
      failed={t('organizer.emails.notLoaded')}
    >
      {(found) => (
        <EmailEditorView
          key={emailId}
          {...found}
          accountId={accountId}
          eventId={eventId}
          back={back}
          calls={calls}
          onDuplicated={onDuplicated}
          onRemoved={onRemoved}
        />
      )}
    </ScreenState>
  );
}
