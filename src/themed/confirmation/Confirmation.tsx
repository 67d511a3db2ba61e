'use client';
import { useId } from 'react';
import type { ConfirmationData } from '../../contract';
import { useT } from '../../i18n';
import { Heading } from '../kit/Heading';
import { Notice } from '../kit/Notice';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';
import { ConfirmationHero } from './ConfirmationHero';
import { PaidLines } from './PaidLines';
import { RegisteredTickets } from './RegisteredTickets';

export interface ConfirmationProps {
  data: ConfirmationData;
  /** 000 §6 removeBranding. */
  removeBranding?: boolean | undefined;
  /** Move focus and the page to the title when it appears (001 §2). Default true. */
  takesFocus?: boolean | undefined;
}

/** The finished order: the promise, then plain facts. 001 §2, §3 Confirmation data. */
export function Confirmation({ data, removeBranding, takesFocus = true }: ConfirmationProps) {
  const t = useT();
  const titleId = useId();
  const emails = new Set(data.tickets.map(({ form }) => form.email.toLowerCase()).filter(Boolean));
  emails.delete(data.buyerEmail.toLowerCase());
  return (
    <div className={css.confirmation}>
      <ConfirmationHero data={data} takesFocus={takesFocus} />
      <section aria-labelledby={titleId} className={css.block}>
        <div className={css.blockHead}>
          <Heading level={3} look="xl" id={titleId}>
            {t('confirmation.details')}
          </Heading>
          <p className={`${css.quiet} ${num}`}>
            <bdi>{t('confirmation.order', { id: data.id })}</bdi>
          </p>
        </div>
        <RegisteredTickets data={data} />
        <PaidLines data={data} />
        <Notice icon="mail">
          {t(emails.size > 0 ? 'confirmation.emails' : 'confirmation.emailsOne', {
            email: data.buyerEmail,
          })}
        </Notice>
      </section>
      {!removeBranding && <p className={css.branding}>{t('summary.branding')}</p>}
    </div>
  );
}
