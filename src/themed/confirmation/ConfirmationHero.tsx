'use client';
import { useId } from 'react';
import type { ConfirmationData, EventInfo } from '../../contract';
import type { OrderGreeting } from '../../domain/confirmation';
import { formatInstant } from '../../domain/time/formatInstant';
import { Confirmation as Headless } from '../../headless/confirmation';
import { useLocale, useT, type MessageKey, type Translate } from '../../i18n';
import { Heading } from '../kit/Heading';
import { useChunk } from '../kit/chunk';
import { Stub, StubTear } from '../kit/Stub';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';
import { ticketCodes } from './ticketCodes';

export interface ConfirmationHeroProps {
  data: ConfirmationData;
  takesFocus: boolean;
  /** Number of the order's one ticket, drawn as its QR code. */
  code: string | undefined;
}

/** The one bold thing on the page: the stub that promises the event, or says what the payment still waits for. */
export function ConfirmationHero({ data, takesFocus, code }: ConfirmationHeroProps) {
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const { event } = data;
  const qr = useChunk(ticketCodes, code !== undefined);
  const facts = [
    { name: t('confirmation.when'), value: startOf(event, locale) },
    {
      name: t('confirmation.where'),
      value: [event.venue.name, event.venue.address, event.venue.city].filter(Boolean).join(', '),
    },
    {
      name: t('confirmation.tickets'),
      value: data.quantity > 0 && new Intl.NumberFormat(locale).format(data.quantity),
    },
  ].filter(({ value }) => value);
  return (
    <Stub as="section" aria-labelledby={titleId} className={css.hero} data-status={data.paymentStatus}>
      <div className={css.heroMain}>
        {event.name && <p className={css.heroEvent}>{event.name}</p>}
        <Headless.Title
          takesFocus={takesFocus}
          id={titleId}
          className={css.heroTitle}
          render={<Heading level={2} size="3xl" />}
        >
          {(greeting) => titleOf(greeting, t)}
        </Headless.Title>
        <Headless.Greeting className={css.heroText}>{(greeting) => textOf(greeting, t)}</Headless.Greeting>
      </div>
      <StubTear />
      <div className={css.heroStub}>
        <dl className={css.heroFacts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt className={css.factName}>{name}</dt>
              <dd className={`${css.factValue} ${name === t('confirmation.tickets') ? num : ''}`}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {code !== undefined && <div className={css.heroCode}>{qr && <qr.TicketQr id={code} />}</div>}
      </div>
    </Stub>
  );
}

/** What is still to come, by how the order is paid. */
const awaited: Readonly<Record<string, MessageKey>> = {
  invoice: 'confirmation.hero.invoiceText',
  bitcoin: 'confirmation.hero.bitcoinText',
};

function titleOf({ topic, month, firstName }: OrderGreeting, t: Translate) {
  if (topic === 'processing') return t('confirmation.hero.processingTitle');
  if (topic === 'awaiting') return t('confirmation.hero.awaitingTitle');
  if (!month) return t('confirmation.hero.titlePlain');
  return firstName
    ? t('confirmation.hero.title', { month, name: firstName })
    : t('confirmation.hero.titleNoName', { month });
}

function textOf({ topic, awaits, event, email }: OrderGreeting, t: Translate) {
  if (topic === 'processing') return t('confirmation.hero.processingText', { event });
  if (topic === 'awaiting')
    return t(awaited[awaits ?? ''] ?? 'confirmation.hero.awaitingText', { event, email });
  return t('confirmation.hero.text', { event });
}

const startOf = (event: EventInfo, locale: string) =>
  formatInstant(event['start-date'], locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: event['time-zone-id'],
    timeZoneName: 'short',
  });
