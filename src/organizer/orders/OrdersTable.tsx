'use client';
import type { OrderRow } from '../../contract';
import { useLocale, useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { Skeleton } from '../../themed/kit/Skeleton';
import { Table, TBody, Td, Th, THead, Tr } from '../../themed/kit/Table';
import { muted } from '../../themed/kit/text.css';
import { OrderStatusTag } from './OrderStatusTag';
import * as css from './OrdersTable.css';
import { Amount, PaidVia, Placed } from './OrderTexts';

export interface OrdersTableProps {
  orders: readonly OrderRow[];
  /** IANA zone of the event. */
  timeZone: string;
  /** The order whose details are open. */
  openedId: string | null;
  onOpen: (order: OrderRow) => void;
  /** Another page or filter is on its way; these rows are the last ones. */
  isUpdating?: boolean | undefined;
}

/** Orders as lines; where there is little room, each is a card of two lines. */
export function OrdersTable({ orders, timeZone, openedId, onOpen, isUpdating }: OrdersTableProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Table caption={t('organizer.orders.caption')} className={css.table} aria-busy={isUpdating}>
      <OrdersHead />
      <TBody>
        {orders.map((order) => (
          <Tr key={order.id} className={css.row} data-opened={order.id === openedId ? '' : undefined}>
            <Th scope="row" className={css.order}>
              <LinkButton
                className={css.open}
                data-order={order.id}
                aria-label={t('organizer.order.open', { id: order.id })}
                aria-expanded={order.id === openedId}
                onClick={() => onOpen(order)}
              >
                <bdi dir="ltr">{order.id}</bdi>
              </LinkButton>
            </Th>
            <Td className={css.placed}>
              <Placed instant={order.createdDate} timeZone={timeZone} />
            </Td>
            <Td className={css.buyer}>
              <span className={css.name} title={order.buyerName}>
                <bdi>{order.buyerName}</bdi>
              </span>
              <span className={css.email} title={order.buyerEmail}>
                <bdi dir="ltr">{order.buyerEmail}</bdi>
              </span>
            </Td>
            <Td numeric className={css.tickets}>
              {order.quantity.toLocaleString(locale)}
            </Td>
            <Td className={css.status}>
              <OrderStatusTag status={order.status} />
            </Td>
            <Td className={css.payment}>
              <span className={muted}>
                <PaidVia order={order} />
              </span>
            </Td>
            <Td numeric className={css.total}>
              <Amount minor={order.total} order={order} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function OrdersHead() {
  const t = useT();
  return (
    <THead className={css.head}>
      <Tr>
        <Th className={css.order}>{t('organizer.orders.column.order')}</Th>
        <Th className={css.placed} aria-sort="descending">
          {t('organizer.orders.column.placed')}
        </Th>
        <Th className={css.buyer}>{t('organizer.orders.column.buyer')}</Th>
        <Th className={css.tickets} align="end">
          {t('organizer.orders.column.tickets')}
        </Th>
        <Th className={css.status}>{t('organizer.orders.column.status')}</Th>
        <Th className={css.payment}>{t('organizer.orders.column.payment')}</Th>
        <Th className={css.total} align="end">
          {t('organizer.orders.column.total')}
        </Th>
      </Tr>
    </THead>
  );
}

const places = ['9rem', '7rem', '11rem', '8rem', '10rem', '6.5rem', '9.5rem', '8rem'];

/** The place of the rows before the first answer. */
export function OrdersSkeleton() {
  return (
    <div className={css.skeleton}>
      {places.map((width, index) => (
        <div key={index} className={css.skeletonRow}>
          <Skeleton width="4.5rem" />
          <Skeleton width={width} />
          <Skeleton width="4rem" />
        </div>
      ))}
    </div>
  );
}
