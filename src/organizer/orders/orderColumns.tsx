'use client';
import { useMemo } from 'react';
import type { OrderRow } from '../../contract';
import type { DataColumn } from '../../headless/table';
import { useLocale, useT } from '../../i18n';
import { muted } from '../../themed/kit/text.css';
import * as css from './cells.css';
import { OrderStatusTag } from './OrderStatusTag';
import { Amount, PaidVia, Placed } from './OrderTexts';

/** Columns of the list of orders; ids are the fields the server sorts by. `timeZone` is the event's. */
export function useOrderColumns(timeZone: string): readonly DataColumn<OrderRow>[] {
  const t = useT();
  const locale = useLocale();
  return useMemo(
    (): readonly DataColumn<OrderRow>[] => [
      {
        id: 'id',
        label: t('organizer.orders.column.order'),
        cell: ({ id }) => (
          <bdi dir="ltr" className={css.number}>
            {id}
          </bdi>
        ),
        sortable: true,
        isRowHead: true,
        isFixed: true,
        width: '7.5rem',
        card: 'note',
      },
      {
        id: 'buyerName',
        label: t('organizer.orders.column.buyer'),
        cell: ({ buyerName, buyerEmail }) => <Person name={buyerName} email={buyerEmail} />,
        sortable: true,
        isFixed: true,
        card: 'title',
      },
      {
        id: 'createdDate',
        label: t('organizer.orders.column.placed'),
        cell: ({ createdDate }) => (
          <span className={muted}>
            <Placed instant={createdDate} timeZone={timeZone} />
          </span>
        ),
        sortable: true,
        firstDirection: 'descending',
        width: '12rem',
        leaves: 'next',
      },
      {
        id: 'quantity',
        label: t('organizer.orders.column.tickets'),
        cell: ({ quantity }) => quantity.toLocaleString(locale),
        sortable: true,
        firstDirection: 'descending',
        numeric: true,
        width: '6rem',
        leaves: 'next',
      },
      {
        id: 'status',
        label: t('organizer.orders.column.status'),
        cell: ({ status }) => (
          <span className={css.oneLine}>
            <OrderStatusTag status={status} />
          </span>
        ),
        sortable: true,
        width: '10.5rem',
        card: 'mark',
      },
      {
        id: 'payment',
        label: t('organizer.orders.column.payment'),
        cell: (order) => (
          <span className={muted}>
            <PaidVia order={order} />
          </span>
        ),
        width: '9.5rem',
        leaves: 'first',
      },
      {
        id: 'total',
        label: t('organizer.orders.column.total'),
        cell: (order) => (
          <strong>
            <Amount minor={order.total} order={order} />
          </strong>
        ),
        sortable: true,
        firstDirection: 'descending',
        numeric: true,
        isFixed: true,
        width: '8rem',
        card: 'figure',
      },
    ],
    [t, locale, timeZone],
  );
}

/** A name over an address; both are cut where there is no room, and read in full when pointed at. */
export function Person({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className={css.name} title={name}>
        <bdi>{name}</bdi>
      </span>
      <span className={css.email} title={email}>
        <bdi dir="ltr">{email}</bdi>
      </span>
    </>
  );
}
