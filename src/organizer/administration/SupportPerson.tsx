'use client';
import { useState } from 'react';
import type { Subscription, UserVerification } from '../../contract';
import { formatInstant } from '../../domain/time/formatInstant';
import { isEmail } from '../../domain/text/email';
import { supportProblem } from '../../domain/administration';
import { useSupportPerson } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { ReadState, readingOf } from '../kit/record';
import { ActionList } from './ActionList';
import * as css from './administration.css';
import { ReasonChange } from './changes';
import { FindForm } from './FindForm';
import { Pairs } from './Pairs';
import { SupportPage } from './SupportPage';

/** An address whose owner reported emails as spam. */
const reportedAsSpam = 4091;

/** Whether somebody gets emails and verified their address. Their address is not in that of the page, which others get to see. 002 §7. */
export function SupportPerson() {
  const t = useT();
  const [email, setEmail] = useState('');
  const check = (typed: string) => (isEmail(typed) ? undefined : t('validation.emailInvalid'));
  return (
    <SupportPage
      title={t('organizer.administration.person.title')}
      lead={t('organizer.administration.person.lead')}
    >
      <FindForm label={t('organizer.orders.order.email')} value={email} check={check} onFind={setEmail} />
      {email !== '' && <PersonPart key={email} email={email} />}
    </SupportPage>
  );
}

function PersonPart({ email }: { email: string }) {
  const t = useT();
  const { subscription, verification, isNobody, resubscribe } = useSupportPerson(email);
  const isKnown = verification.data !== undefined || isNobody;
  const reads = isNobody ? [subscription] : [subscription, verification];
  return (
    <ReadState
      {...readingOf(...reads)}
      content={isKnown ? (subscription.data ?? null) : null}
      loading={t('kit.loading')}
      failed={t('organizer.administration.failed')}
    >
      {(read) => (
        <>
          <Verification verification={verification.data} />
          <Emails subscription={read} resubscribe={resubscribe} />
        </>
      )}
    </ReadState>
  );
}

function Verification({ verification }: { verification: UserVerification | undefined }) {
  const t = useT();
  const locale = useLocale();
  if (!verification) return <p>{t('organizer.administration.person.nobody')}</p>;
  const { personId, accountId, verified, verifiedDate } = verification;
  const date = formatInstant(verifiedDate ?? '', locale, { dateStyle: 'long' });
  return (
    <div className={css.narrow}>
      <Pairs
        pairs={[
          [
            t('organizer.administration.person.verification'),
            verified
              ? t('organizer.administration.person.verified', { date })
              : t('organizer.administration.person.notVerified'),
          ],
          [t('organizer.administration.person.id'), <bdi key="id">{personId}</bdi>],
          [
            t('organizer.administration.accountId'),
            <bdi key="account">{accountId ?? t('organizer.administration.none')}</bdi>,
          ],
        ]}
      />
    </div>
  );
}

interface EmailsProps {
  subscription: Subscription;
  resubscribe: () => Promise<Subscription>;
}

function Emails({ subscription, resubscribe }: EmailsProps) {
  const t = useT();
  const locale = useLocale();
  const { email, unsubscribed, unsubscribedDate, reason } = subscription;
  const date = formatInstant(unsubscribedDate ?? '', locale, { dateStyle: 'long' });
  const value = unsubscribed
    ? `${t('organizer.administration.person.unsubscribed', { date })} ${reason ? t(`organizer.administration.person.reason.${reason}`) : ''}`
    : t('organizer.administration.person.subscribed');
  return (
    <ActionList
      title={t('organizer.administration.person.emails')}
      text={value}
      actions={
        unsubscribed
          ? [
              {
                id: 'resubscribe',
                title: t('organizer.administration.resubscribe.title'),
                text: t('organizer.administration.resubscribe.text'),
                dialog: (change) => (
                  <ReasonChange
                    {...change}
                    subject={email}
                    toErrorMessage={(failure) =>
                      failure.code === reportedAsSpam
                        ? { message: { key: 'organizer.administration.problem.complaint' } }
                        : supportProblem(failure)
                    }
                    run={resubscribe}
                  />
                ),
              },
            ]
          : []
      }
    />
  );
}
