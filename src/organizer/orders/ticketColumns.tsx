'use client';
import { useMemo } from 'react';
import type { Currency, OrganizerTicket } from '../../contract';
import { formatMoney } from '../../domain';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import * as css from './cells.css';
import { Person } from './orderColumns';
import { TicketStatusTag } from './OrderStatusTag';

/** Columns of the list of tickets; ids are the fields the server sorts by. `currency` is the sale's, once it is known. */
export function useTicketColumns(currency: Currency | undefined): readonly DataColumn<OrganizerTicket>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo(
    (): readonly DataColumn<OrganizerTicket>[] => [
      {
        id: 'id',
        label: t('organizer.orders.tickets.column.ticket'),
        cell: ({ id }) => (
          <bdi dir="ltr" className={css.number}>
            {id}
          </bdi>
        ),
        sortable: true,
        isRowHead: true,
        isFixed: true,
        width: '9.5rem',
        card: 'note',
      },
      {
        id: 'lastName',
        label: t('organizer.orders.tickets.column.attendee'),
        cell: ({ firstName, lastName, email }) => (
          <Person name={`${firstName} ${lastName}`.trim()} email={email} />
        ),
        sortable: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'ticketName',
        label: t('organizer.orders.tickets.column.type'),
        cell: ({ ticketName }) => ticketName,
        sortable: true,
        width: '13rem',
        leaves: 'next',
      },
      {
        id: 'orderId',
        label: t('organizer.orders.column.order'),
        cell: ({ orderId }) => (
          <bdi dir="ltr" className={css.number}>
            {orderId}
          </bdi>
        ),
        width: '7.5rem',
        leaves: 'first',
      },
      {
        id: 'status',
        label: t('organizer.orders.column.status'),
        cell: ({ status }) => <TicketStatusTag status={status} />,
        sortable: true,
        width: '8rem',
        card: 'mark',
      },
      {
        id: 'totalPaid',
        label: t('organizer.orders.tickets.column.paid'),
        cell: ({ totalPaid }) => <bdi>{currency ? formatMoney(totalPaid, currency, locale) : ''}</bdi>,
        sortable: true,
        firstDirection: 'descending',
        numeric: true,
        width: '7.5rem',
        card: 'figure',
      },
    ],
    [t, locale, currency],
  );
}
