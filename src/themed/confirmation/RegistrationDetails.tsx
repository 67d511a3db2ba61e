'use client';
import { useId } from 'react';
import { safeUrl } from '../../domain/links/safeUrl';
import { Confirmation as Headless } from '../../headless/confirmation';
import { useT } from '../../i18n';
import { Button } from '../kit/Button';
import { Heading } from '../kit/Heading';
import { Notice } from '../kit/Notice';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';
import { ManageText } from './ManageText';
import { PaidLines } from './PaidLines';
import { RegisteredTickets, type RegisteredTicketsProps } from './RegisteredTickets';

export interface RegistrationDetailsProps extends Omit<RegisteredTicketsProps, 'actions'> {
  /** Where the page has `MyOrder`. */
  myOrderAddress?: string | undefined;
}

/** The page's own, whose links may be paths. */
const ofPage = { allow: ['https:', 'http:', 'relative'] };

/** Order number, tickets, how it was paid, where it can be changed. 001 §2.4. */
export function RegistrationDetails({ myOrderAddress, ...tickets }: RegistrationDetailsProps) {
  const t = useT();
  const titleId = useId();
  const ownOrder = safeUrl(myOrderAddress, ofPage);
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
      <RegisteredTickets {...tickets} />
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
      {ownOrder !== null && (
        <p className={css.onScreen}>
          <a href={ownOrder} className={css.manage}>
            {t('confirmation.manageOrder')}
          </a>
        </p>
      )}
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
