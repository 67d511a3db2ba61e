'use client';
import { useEffect, useId, useRef } from 'react';
import type { ConfirmationData, EventInfo } from '../../contract';
import { placeholderValues } from '../../domain/confirmation';
import { useLocale, useT, type MessageKey, type Translate } from '../../i18n';
import { Heading } from '../kit/Heading';
import { Stub, StubTear } from '../kit/Stub';
import { num } from '../kit/text.css';
import * as css from './Confirmation.css';

export interface ConfirmationHeroProps {
  data: ConfirmationData;
  takesFocus: boolean;
}

/** The one bold thing on the page: the stub that promises the event, or says what the payment still waits for. */
export function ConfirmationHero({ data, takesFocus }: ConfirmationHeroProps) {
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  const { event } = data;
  const text = textOf(data, t, locale);
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
        <Heading level={2} size="3xl" id={titleId} ref={title} tabIndex={-1} className={css.heroTitle}>
          {text.title}
        </Heading>
        {event.name && <p className={css.heroText}>{text.text}</p>}
      </div>
      <StubTear />
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
    </Stub>
  );
}

/** What is still to come, by how the order is paid. */
const awaited: Readonly<Record<string, MessageKey>> = {
  invoice: 'confirmation.hero.invoiceText',
  bitcoin: 'confirmation.hero.bitcoinText',
};

function textOf(data: ConfirmationData, t: Translate, locale: string) {
  const event = data.event.name;
  if (data.paymentStatus === 'processing')
    return {
      title: t('confirmation.hero.processingTitle'),
      text: t('confirmation.hero.processingText', { event }),
    };
  if (data.paymentStatus === 'awaiting')
    return {
      title: t('confirmation.hero.awaitingTitle'),
      text: t(awaited[data.orderType ?? ''] ?? 'confirmation.hero.awaitingText', {
        event,
        email: data.buyerEmail,
      }),
    };
  const name = placeholderValues(data).firstName;
  const month = format(data.event['start-date'], locale, {
    month: 'long',
    timeZone: data.event['time-zone-id'],
  });
  const title = name
    ? t('confirmation.hero.title', { month, name })
    : t('confirmation.hero.titleNoName', { month });
  return {
    title: month ? title : t('confirmation.hero.titlePlain'),
    text: t('confirmation.hero.text', { event }),
  };
}

const startOf = (event: EventInfo, locale: string) =>
  format(event['start-date'], locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: event['time-zone-id'],
    timeZoneName: 'short',
  });

/** Empty for what is no date: a wrong shape from outside must not take the page down. */
function format(instant: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(locale, options).format(date);
}
