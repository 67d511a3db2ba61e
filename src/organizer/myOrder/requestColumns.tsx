'use client';
import { useMemo, type MouseEvent } from 'react';
import type { BuyerRequest } from '../../contract';
import { nameOf } from '../../domain/myOrder/requests';
import { formatInstant } from '../../domain/time/formatInstant';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import { RoutedLink } from '../kit/page/RoutedLink';
import * as css from './myOrder.css';
import { RequestStatusTag } from './RequestStatusTag';

interface RequestColumnOptions {
  /** IANA zone of the event. */
  timeZone: string;
  orderHrefOf: ((orderId: string) => string) | undefined;
  onNavigate: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Columns of buyers' requests, which the server keeps in its own order: open ones at the top. */
export function useRequestColumns({
  timeZone,
  orderHrefOf,
  onNavigate,
}: RequestColumnOptions): readonly DataColumn<BuyerRequest>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo((): readonly DataColumn<BuyerRequest>[] => {
    const moment = (instant: string) =>
      formatInstant(instant, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const kindOf = ({ kind }: BuyerRequest) => t(`organizer.myOrder.kind.${kind}`);
    const aboutOf = ({ ticket, to, reason }: BuyerRequest) =>
      ticket && to
        ? t('organizer.myOrder.fromTo', { from: ticket.attendeeName, to: nameOf(to) })
        : reason || t('organizer.myOrder.noReason');
    return [
      {
        id: 'buyer',
        label: t('organizer.orders.column.buyer'),
        cell: ({ buyerName }) => (
          <bdi className={css.clipped} title={buyerName}>
            {buyerName}
          </bdi>
        ),
        exportValue: ({ buyerName, buyerEmail }) => `${buyerName} <${buyerEmail}>`,
        isRowHead: true,
        isFixed: true,
        width: '13rem',
        card: 'title',
      },
      {
        id: 'kind',
        label: t('organizer.myOrder.kind'),
        cell: (request) => kindOf(request),
        exportValue: kindOf,
        width: '8rem',
        card: 'figure',
      },
      {
        id: 'order',
        label: t('organizer.orders.column.order'),
        cell: ({ orderId }, { tabIndex }) =>
          orderHrefOf ? (
            <RoutedLink
              href={orderHrefOf(orderId)}
              tabIndex={tabIndex}
              className={css.link}
              onNavigate={onNavigate}
            >
              <bdi dir="ltr">{orderId}</bdi>
            </RoutedLink>
          ) : (
            <bdi dir="ltr">{orderId}</bdi>
          ),
        exportValue: ({ orderId }) => orderId,
        hasControl: orderHrefOf !== undefined,
        width: '7rem',
        leaves: 'next',
      },
      {
        id: 'about',
        label: t('organizer.myOrder.about'),
        cell: (request) => (
          <bdi className={css.clipped} title={aboutOf(request)}>
            {aboutOf(request)}
          </bdi>
        ),
        exportValue: aboutOf,
        card: 'note',
      },
      {
        id: 'requested',
        label: t('organizer.myOrder.requested'),
        cell: ({ requestedDate }) => <time dateTime={requestedDate}>{moment(requestedDate)}</time>,
        exportValue: ({ requestedDate }) => requestedDate,
        width: '11rem',
        leaves: 'first',
      },
      {
        id: 'status',
        label: t('organizer.orders.column.status'),
        cell: ({ status }) => <RequestStatusTag status={status} />,
        exportValue: ({ status }) => t(`organizer.myOrder.status.${status}`),
        width: '7.5rem',
        card: 'mark',
      },
    ];
  }, [t, locale, timeZone, orderHrefOf, onNavigate]);
}
