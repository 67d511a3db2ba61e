'use client';
import type { ReactNode } from 'react';
import type { Contact } from '../../contract';
import { mailAddress } from '../../domain';
import { countryName } from '../../domain/countries/countries';
import { useLocale, useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import * as css from './contacts.css';

/** The plain facts of a contact. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const { email, company, jobTitle, countryCode, source, lastEmailed, created, modified } = contact;
  const t = useT();
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const when = (instant: string) => <time dateTime={instant}>{format.format(new Date(instant))}</time>;
  return (
    <section className={css.stack[3]}>
      <Heading level={2} size="md">
        {t('organizer.agenda.what')}
      </Heading>
      <dl className={css.pairs}>
        <Pair term={t('organizer.orders.order.email')}>
          <a href={mailAddress(email)} dir="ltr">
            {email}
          </a>
        </Pair>
        {company !== '' && (
          <Pair term={t('registration.company')}>
            <bdi>{company}</bdi>
          </Pair>
        )}
        {jobTitle !== '' && (
          <Pair term={t('organizer.speakers.jobTitle')}>
            <bdi>{jobTitle}</bdi>
          </Pair>
        )}
        {countryCode !== null && (
          <Pair term={t('organizer.companies.country')}>{countryName(countryCode, locale)}</Pair>
        )}
        <Pair term={t('organizer.contacts.source')}>{t(`organizer.contacts.source.${source}`)}</Pair>
        <Pair term={t('organizer.contacts.lastEmailed')}>
          {lastEmailed === null ? t('organizer.sharing.never') : when(lastEmailed)}
        </Pair>
        <Pair term={t('organizer.website.change.added')}>{when(created)}</Pair>
        <Pair term={t('organizer.paymentProcessors.column.modified')}>{when(modified)}</Pair>
      </dl>
    </section>
  );
}

function Pair({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.pair}>
      <dt className={css.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
