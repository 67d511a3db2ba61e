'use client';
import type { ReactNode } from 'react';
import type { ContactCompany, ContactConsent, ContactEmail, ContactSession } from '../../contract';
import { safeUrl } from '../../domain';
import { formatInstant } from '../../domain/time/formatInstant';
import { useContactActivity } from '../../hooks';
import { useLocale, useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { RoutedLink } from '../kit/page/RoutedLink';
import { readingOf, ReadState } from '../kit/record';
import { ActivityPart } from './ActivityPart';
import type { ContactTicketsProps } from './ContactTickets';
import * as css from './contacts.css';

export interface ContactActivityProps extends Pick<
  ContactTicketsProps,
  'accountId' | 'orderHrefOf' | 'onNavigate'
> {
  contactId: string;
  /** Address of a session of an event; without it sessions lead nowhere. */
  sessionHrefOf?: ((eventId: string, sessionId: string) => string) | undefined;
}

/** What a contact did over all events: companies, sessions, emails, and consents as a hot lead. */
export function ContactActivity({ accountId, contactId, ...links }: ContactActivityProps) {
  const t = useT();
  const read = useContactActivity(accountId, contactId);
  return (
    <ReadState
      {...readingOf(read)}
      content={read.data ?? null}
      loading={t('organizer.contacts.activity.loading')}
      failed={t('organizer.contacts.activity.failed')}
    >
      {({ companies, sessions, emails, consents }) => (
        <>
          <ActivityPart
            title={t('organizer.companies.title')}
            none={t('organizer.companies.empty.title')}
            items={companies.map((company) => ({ id: company.name, company }))}
          >
            {({ company }) => <CompanyFacts company={company} />}
          </ActivityPart>
          <ActivityPart
            title={t('organizer.sessionRegistrations.part.sessions')}
            none={t('organizer.agenda.empty.title')}
            items={sessions}
          >
            {(session) => <SessionFacts {...links} session={session} />}
          </ActivityPart>
          <ActivityPart
            title={t('organizer.emails.title')}
            none={t('organizer.emails.empty.title')}
            items={emails}
          >
            {(email) => <EmailFacts email={email} />}
          </ActivityPart>
          <ActivityPart
            title={t('organizer.contacts.activity.consents')}
            none={t('organizer.hotLeads.empty.title')}
            items={consents}
          >
            {(consent) => <ConsentFacts {...links} consent={consent} />}
          </ActivityPart>
        </>
      )}
    </ReadState>
  );
}

type Links = Pick<ContactActivityProps, 'orderHrefOf' | 'sessionHrefOf' | 'onNavigate'>;

function CompanyFacts({ company: { name, website } }: { company: ContactCompany }) {
  const t = useT();
  const href = safeUrl(website, { allow: ['https:'] });
  return (
    <>
      <bdi>{name}</bdi>
      {href !== null && (
        <span className={css.quiet}>
          <a href={href} target="_blank" rel="noopener noreferrer" dir="ltr" className={css.website}>
            {new URL(href).host}
            <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
          </a>
        </span>
      )}
    </>
  );
}

function SessionFacts({ session, sessionHrefOf, onNavigate }: Links & { session: ContactSession }) {
  const { event, sessionId, title, start, ticketId, status } = session;
  const t = useT();
  const name = <bdi>{title}</bdi>;
  return (
    <>
      <span className={css.inline[2]}>
        {sessionHrefOf ? (
          <RoutedLink href={sessionHrefOf(event.id, sessionId)} onNavigate={onNavigate}>
            {name}
          </RoutedLink>
        ) : (
          name
        )}
        <Tag tone={status === 'REGISTERED' ? 'positive' : 'warning'}>
          {t(`organizer.sessionRegistrations.status.${status}`)}
        </Tag>
      </span>
      <Facts>
        <bdi>{event.name}</bdi>
        <Moment instant={start} timeZone={event.timeZoneId} />
        <bdi dir="ltr">{ticketId}</bdi>
      </Facts>
    </>
  );
}

function EmailFacts({ email: { event, subject, outcome, date } }: { email: ContactEmail }) {
  const t = useT();
  return (
    <>
      <span className={css.inline[2]}>
        <bdi>{subject}</bdi>
        {outcome !== 'SENT' && <Tag tone="warning">{t(`organizer.emails.history.${outcome}`)}</Tag>}
      </span>
      <Facts>
        {event && <bdi>{event.name}</bdi>}
        <Moment instant={date} timeZone={event?.timeZoneId} />
      </Facts>
    </>
  );
}

function ConsentFacts({ consent, orderHrefOf, onNavigate }: Links & { consent: ContactConsent }) {
  const { event, accepted, status, orderId, date } = consent;
  const t = useT();
  return (
    <>
      <span className={css.inline[2]}>
        <bdi>{event.name}</bdi>
        <Tag tone={accepted ? 'positive' : 'warning'}>
          {t(accepted ? 'organizer.hotLeads.consentGiven' : 'organizer.hotLeads.consentNotGiven')}
        </Tag>
      </span>
      <Facts>
        <Moment instant={date} timeZone={event.timeZoneId} />
        {orderId !== null && orderHrefOf ? (
          <RoutedLink href={orderHrefOf(event.id, orderId)} onNavigate={onNavigate}>
            {t('organizer.hotLeads.order', { id: orderId })}
          </RoutedLink>
        ) : (
          <span>{t(`organizer.hotLeads.status.${status}`)}</span>
        )}
      </Facts>
    </>
  );
}

/** Beside each other below what they are about. */
const Facts = ({ children }: { children: ReactNode }) => <span className={css.facts}>{children}</span>;

/** On the clocks of the event; without one on those of whoever looks. */
function Moment({ instant, timeZone }: { instant: string; timeZone: string | undefined }) {
  const locale = useLocale();
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return <time dateTime={instant}>{formatInstant(instant, locale, options)}</time>;
}
