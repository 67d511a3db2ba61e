'use client';
import type { ReactNode } from 'react';
import type { OrderRow, OrganizerOrder } from '../../contract';
import { mailAddress } from '../../domain';
import { useT } from '../../i18n';
import { cx } from '../../themed/kit/cx';
import { num } from '../../themed/kit/text.css';
import * as css from './OrderDetails.css';
import { OrderStatusTag } from './OrderStatusTag';
import { Amount, PaidVia, Placed } from './OrderTexts';

/** Of an order, what a row of the list knows and the whole order too. */
type OrderFacts = Omit<OrderRow, 'tickets'> & Partial<Pick<OrganizerOrder, 'invoiceNumber' | 'customFields'>>;

/** Props of `OrderDetails`. @experimental */
export interface OrderDetailsProps {
  /** A row of the list, or the whole order. */
  order: OrderFacts;
  /** IANA zone of the event. */
  timeZone: string;
}

/** Total, status and the plain facts of one order. @experimental */
export function OrderDetails({ order, timeZone }: OrderDetailsProps) {
  const t = useT();
  return (
    <div className={css.details}>
      <div className={css.sum}>
        <p className={cx(css.amount, num)}>
          <Amount minor={order.total} order={order} />
        </p>
        <OrderStatusTag status={order.status} />
      </div>
      <dl className={css.pairs}>
        <Pair term={t('organizer.orders.order.buyer')}>
          <bdi>{order.buyerName}</bdi>
          <br />
          <a href={mailAddress(order.buyerEmail)} className={css.email} dir="ltr">
            {order.buyerEmail}
          </a>
        </Pair>
        <Pair term={t('organizer.orders.order.placed')}>
          <Placed instant={order.createdDate} timeZone={timeZone} length="long" />
        </Pair>
        <Pair term={t('organizer.orders.order.payment')}>
          <PaidVia order={order} />
        </Pair>
        {order.invoiceNumber != null && (
          <Pair term={t('organizer.orders.order.invoice')}>
            <bdi dir="ltr">{order.invoiceNumber}</bdi>
          </Pair>
        )}
        {order.promotionalCode !== null && (
          <Pair term={t('organizer.orders.order.promotion')}>
            <bdi dir="ltr">{order.promotionalCode}</bdi>
          </Pair>
        )}
        {/* By the names that the page gave its fields: nobody else knows what it called them. */}
        {Object.entries(order.customFields ?? {}).map(([name, value]) => (
          <Pair key={name} term={<bdi>{name}</bdi>}>
            <bdi className={css.typed}>{value}</bdi>
          </Pair>
        ))}
      </dl>
    </div>
  );
}

function Pair({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={css.pair}>
      <dt className={css.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
