'use client';
import type { ReactNode } from 'react';
import type { EmailCampaign, EmailContext } from '../../contract';
import type { EmailsOf } from '../../hooks/organizer/emails/emails';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { Notice } from '../../themed/kit/Notice';
import { EmailPreview } from './EmailPreview';
import * as css from './emails.css';
import { useEmailText } from './useEmailText';

export interface SentEmailProps extends EmailsOf {
  emailId: string;
  email: EmailCampaign;
  context: EmailContext;
  history: ReactNode;
}

/** An email that went out: when, to whom, and what it said. It is not changed any more. */
export function SentEmail({ email, context, history, ...params }: SentEmailProps) {
  const t = useT();
  const emailText = useEmailText(context.timeZoneId);
  const { schedule, subject, blocks, sentCount } = email;
  return (
    <div className={css.parts}>
      <Notice tone="info">
        {t('organizer.emails.wentOut', {
          date: schedule?.date ? emailText.moment(schedule.date) : '',
          count: sentCount,
        })}
      </Notice>
      <div className={css.sentParts}>
        <section className={css.part}>
          <Heading level={2} size="md">
            {t('organizer.emails.history')}
          </Heading>
          {history}
        </section>
        <EmailPreview {...params} context={context} subject={subject} blocks={blocks} />
      </div>
    </div>
  );
}
