'use client';
import { useMemo, type MouseEvent } from 'react';
import type { WaitlistEntry, WaitlistStatus } from '../../contract';
import { mailAddress } from '../../domain';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import { num } from '../../themed/kit/text.css';
import { Tag } from '../../themed/kit/Tag';
import { RoutedLink } from '../kit/page/RoutedLink';
import * as css from './waitlist.css';

interface WaitingColumnOptions {
  /** IANA zone of the event. */
  timeZone: string;
  orderHrefOf: ((orderId: string) => string) | undefined;
  onNavigate: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const tones = {
  WAITING: 'neutral',
  OFFERED: 'warning',
  BOUGHT: 'positive',
  EXPIRED: 'neutral',
} as const satisfies Record<WaitlistStatus, string>;

/** Columns of a waitlist, which the server keeps in its own order: who came first at the top. */
export function useWaitingColumns({
  timeZone,
  orderHrefOf,
  onNavigate,
}: WaitingColumnOptions): readonly DataColumn<WaitlistEntry>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo((): readonly DataColumn<WaitlistEntry>[] => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const moment = (instant: string) => format.format(new Date(instant));
    const orderOf = ({ orderId }: WaitlistEntry) =>
      orderId === null || !orderHrefOf ? null : { orderId, href: orderHrefOf(orderId) };
    const untilOf = ({ status, offeredUntil }: WaitlistEntry) =>
      status === 'OFFERED' && offeredUntil
        ? t('organizer.waitlist.offeredUntil', { date: moment(offeredUntil) })
        : null;
    const statusOf = ({ status }: WaitlistEntry) => t(`organizer.waitlist.status.${status}`);
    return [
      {
        id: 'name',
        label: t('organizer.companies.name'),
        cell: ({ name }) => <bdi className={css.clipped}>{name}</bdi>,
        exportValue: ({ name }) => name,
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'email',
        label: t('organizer.orders.order.email'),
        cell: ({ email }, { tabIndex }) => (
          <a href={mailAddress(email)} dir="ltr" title={email} tabIndex={tabIndex} className={css.link}>
            {email}
          </a>
        ),
        exportValue: ({ email }) => email,
        hasControl: true,
        width: '12rem',
        leaves: 'next',
      },
      {
        id: 'type',
        label: t('organizer.orders.type'),
        cell: ({ ticketName }) => (
          <bdi className={css.clipped} title={ticketName}>
            {ticketName}
          </bdi>
        ),
        exportValue: ({ ticketName }) => ticketName,
        width: '10rem',
        card: 'note',
      },
      {
        id: 'quantity',
        label: t('organizer.orders.tickets.title'),
        cell: ({ quantity }) => <bdi className={num}>{quantity.toLocaleString(locale)}</bdi>,
        exportValue: ({ quantity }) => `${quantity}`,
        numeric: true,
        width: '4.5rem',
        card: 'figure',
      },
      {
        id: 'status',
        label: t('organizer.orders.column.status'),
        cell: (entry, { tabIndex }) => {
          const order = orderOf(entry);
          return (
            <>
              <Tag tone={tones[entry.status]}>{statusOf(entry)}</Tag>
              {untilOf(entry) && <span className={css.until}>{untilOf(entry)}</span>}
              {order && (
                <RoutedLink
                  href={order.href}
                  tabIndex={tabIndex}
                  className={css.link}
                  onNavigate={onNavigate}
                >
                  {t('organizer.hotLeads.order', { id: order.orderId })}
                </RoutedLink>
              )}
            </>
          );
        },
        exportValue: (entry) => [statusOf(entry), untilOf(entry)].filter(Boolean).join(' · '),
        hasControl: (entry) => orderOf(entry) !== null,
        width: '9rem',
        card: 'mark',
      },
      {
        id: 'created',
        label: t('organizer.waitlist.since'),
        cell: ({ createdDate }) => <time dateTime={createdDate}>{moment(createdDate)}</time>,
        exportValue: ({ createdDate }) => createdDate,
        width: '11rem',
        leaves: 'first',
      },
    ];
  }, [t, locale, timeZone, orderHrefOf, onNavigate]);
}
