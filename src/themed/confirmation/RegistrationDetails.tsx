'use client';
import { useId } from 'react';
import { manageAddress } from '../../domain/confirmation';
import { useT } from '../../i18n';
import { Heading } from '../kit/Heading';
import { Notice } from '../kit/Notice';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';
import { ManageLink } from './ManageLink';
import { PaidLines } from './PaidLines';
import { RegisteredTickets, type RegistrationDetailsProps } from './RegisteredTickets';

/** Order number, tickets, how it was paid, where it can be changed. 001 §2.4. */
export function RegistrationDetails({ data, entry, showsQr }: RegistrationDetailsProps) {
  const t = useT();
  const titleId = useId();
  const emails = new Set(data.tickets.map(({ form }) => form.email.toLowerCase()).filter(Boolean));
  emails.delete(data.buyerEmail.toLowerCase());
  const manage = manageAddress(data.links?.manage);
  return (
    <section aria-labelledby={titleId} className={css.block}>
      <div className={css.blockHead}>
        <Heading level={3} size="xl" id={titleId}>
          {t('confirmation.details')}
        </Heading>
        <p className={`${css.quiet} ${num}`}>
          <bdi>{t('confirmation.order', { id: data.id })}</bdi>
        </p>
      </div>
      <RegisteredTickets data={data} entry={entry} showsQr={showsQr} />
      <PaidLines data={data} />
      {manage !== null && (
        <p className={css.onScreen}>
          <ManageLink address={manage} />
        </p>
      )}
      <Notice icon="mail">
        {t(emails.size > 0 ? 'confirmation.emails' : 'confirmation.emailsOne', { email: data.buyerEmail })}
      </Notice>
    </section>
  );
}
