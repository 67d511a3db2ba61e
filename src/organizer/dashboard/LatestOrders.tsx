'use client';
import type { MouseEvent } from 'react';
import type { OrderRow } from '../../contract';
import { useT } from '../../i18n';
import { Table, TBody, Td, Th, THead, Tr } from '../../themed/kit/Table';
import { muted } from '../../themed/kit/text.css';
import { Amount, OrderStatusTag, Placed } from '../orders';
import { RoutedLink } from '../kit/page/RoutedLink';
import * as css from './LatestOrders.css';

export interface LatestOrdersProps {
  orders: readonly OrderRow[];
  /** IANA zone of the event. */
  timeZone: string;
  orderHref: (orderId: string) => string;
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The newest orders, each a link to the whole of it; cards where there is little room. */
export function LatestOrders({ orders, timeZone, orderHref, onNavigate }: LatestOrdersProps) {
  const t = useT();
  return (
    <Table caption={t('organizer.dashboard.latest')}>
      <THead className={css.head}>
        <Tr>
          <Th>{t('organizer.orders.column.order')}</Th>
          <Th>{t('organizer.orders.column.buyer')}</Th>
          <Th className={css.tickets}>{t('organizer.orders.column.tickets')}</Th>
          <Th>{t('organizer.orders.column.status')}</Th>
          <Th align="end">{t('organizer.orders.column.total')}</Th>
          <Th align="end" className={css.placed}>
            {t('organizer.orders.column.placed')}
          </Th>
        </Tr>
      </THead>
      <TBody>
        {orders.map((order) => {
          const href = orderHref(order.id);
          return (
            <Tr key={order.id} className={css.row}>
              <Th scope="row" className={css.order}>
                <RoutedLink href={href} className={css.link} onNavigate={onNavigate}>
                  <bdi dir="ltr">{order.id}</bdi>
                </RoutedLink>
              </Th>
              <Td className={css.buyer}>
                <bdi>{order.buyerName}</bdi>
              </Td>
              <Td className={css.tickets}>
                <span className={muted}>{order.quantity}</span>
              </Td>
              <Td className={css.status}>
                <OrderStatusTag status={order.status} />
              </Td>
              <Td numeric className={css.total}>
                <Amount minor={order.total} order={order} />
              </Td>
              <Td numeric className={css.placed}>
                <span className={muted}>
                  <Placed instant={order.createdDate} timeZone={timeZone} />
                </span>
              </Td>
            </Tr>
          );
        })}
      </TBody>
    </Table>
  );
}
