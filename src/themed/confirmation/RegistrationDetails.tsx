'use client';
import { useId } from 'react';
import { Confirmation as Headless } from '../../headless/confirmation';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Heading } from '../kit/Heading';
import { Notice } from '../kit/Notice';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';
import { ManageText } from './ManageText';
import { PaidLines } from './PaidLines';
import { RegisteredTickets, type RegistrationDetailsProps } from './RegisteredTickets';

/** Order number, tickets, how it was paid, where it can be changed. 001 §2.4. */
export function RegistrationDetails(props: RegistrationDetailsProps) {
  const t = useT();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={css.block}>
      <div className={css.blockHead}>
        <Heading level={3} size="xl" id={titleId}>
          {t('confirmation.details')}
        </Heading>
        <p className={`${css.quiet} ${num}`}>
          <Headless.OrderNumber>{(id) => t('confirmation.order', { id })}</Headless.OrderNumber>
        </p>
      </div>
      <RegisteredTickets {...props} />
      <PaidLines />
      <Headless.Manage
        className={css.manage}
        render={({ children, ...link }) => (
          <p className={css.onScreen}>
            <a {...link}>{children}</a>
          </p>
        )}
      >
        <ManageText />
      </Headless.Manage>
      <p className={css.onScreen}>
        <Button onClick={() => window.print()}>{t('confirmation.print')}</Button>
      </p>
      <Headless.Emails render={({ children }) => <Notice icon="mail">{children}</Notice>}>
        {({ email, toAttendees }) =>
          t(toAttendees ? 'confirmation.emails' : 'confirmation.emailsOne', { email })
        }
      </Headless.Emails>
    </section>
  );
}
