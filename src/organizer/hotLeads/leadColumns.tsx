'use client';
import { useMemo, type MouseEvent } from 'react';
import type { HotLead } from '../../contract';
import { formatMoney, mailAddress } from '../../domain';
import { leadCampaign, leadName } from '../../domain/hotLeads';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import { num } from '../../themed/kit/text.css';
import { Tag } from '../../themed/kit/Tag';
import { RoutedLink } from '../kit/page/RoutedLink';
import * as css from './hotLeads.css';

interface LeadColumnOptions {
  /** IANA zone of the event. */
  timeZone: string;
  orderHrefOf: ((orderId: string) => string) | undefined;
  onNavigate: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Columns of the list of leads, which the server keeps in its own order: the latest first. */
export function useLeadColumns({
  timeZone,
  orderHrefOf,
  onNavigate,
}: LeadColumnOptions): readonly DataColumn<HotLead>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo((): readonly DataColumn<HotLead>[] => {
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const orderOf = ({ orderId }: HotLead) =>
      orderId === undefined || !orderHrefOf ? null : { orderId, href: orderHrefOf(orderId) };
    return [
      {
        id: 'name',
        label: t('organizer.companies.name'),
        cell: (lead) => (
          <>
            <bdi className={css.clipped}>{leadName(lead)}</bdi>
            <bdi className={css.below}>{lead.company}</bdi>
          </>
        ),
        isRowHead: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'email',
        label: t('organizer.orders.order.email'),
        cell: ({ email }, { tabIndex }) => (
          <a href={mailAddress(email)} dir="ltr" title={email} tabIndex={tabIndex} className={css.email}>
            {email}
          </a>
        ),
        hasControl: true,
        width: '13rem',
        card: 'note',
      },
      {
        id: 'tickets',
        label: t('organizer.orders.tickets.title'),
        cell: ({ tickets }) =>
          tickets.map(({ id, name, quantity }) => (
            <span key={id} className={css.short} title={name}>
              {quantity.toLocaleString(locale)} × <bdi>{name}</bdi>
            </span>
          )),
        width: '11rem',
        leaves: 'next',
      },
      {
        id: 'total',
        label: t('organizer.orders.column.total'),
        cell: ({ total, currency }) => <bdi className={num}>{formatMoney(total, currency, locale)}</bdi>,
        numeric: true,
        width: '6.5rem',
        card: 'figure',
      },
      {
        id: 'status',
        label: t('organizer.orders.column.status'),
        cell: (lead, { tabIndex }) => {
          const order = orderOf(lead);
          return (
            <>
              <Tag tone={lead.status === 'converted' ? 'positive' : 'warning'}>
                {t(`organizer.hotLeads.status.${lead.status}`)}
              </Tag>
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
        hasControl: (lead) => orderOf(lead) !== null,
        width: '9rem',
        card: 'mark',
      },
      {
        id: 'consent',
        label: t('organizer.hotLeads.consent'),
        cell: ({ consentAccepted }) =>
          t(consentAccepted ? 'organizer.hotLeads.consentGiven' : 'organizer.hotLeads.consentNotGiven'),
        width: '6.5rem',
        leaves: 'first',
      },
      {
        id: 'campaign',
        label: t('organizer.hotLeads.campaign'),
        cell: (lead) => (
          <bdi className={css.short} title={leadCampaign(lead)}>
            {leadCampaign(lead)}
          </bdi>
        ),
        width: '8rem',
        leaves: 'first',
      },
      {
        id: 'modified',
        label: t('organizer.hotLeads.lastSeen'),
        cell: ({ modifiedDate }) => (
          <time dateTime={modifiedDate} className={css.moment}>
            {moment.format(new Date(modifiedDate))}
          </time>
        ),
        width: '9rem',
        leaves: 'first',
      },
    ];
  }, [t, locale, timeZone, orderHrefOf, onNavigate]);
}
