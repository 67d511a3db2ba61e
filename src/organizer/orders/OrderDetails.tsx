'use client';
import type { OrderRow } from '../../contract';
import { useT } from '../../i18n';
import { cx } from '../../themed/kit/cx';
import { Heading } from '../../themed/kit/Heading';
import { num } from '../../themed/kit/text.css';
import * as css from './OrderDetails.css';
import { OrderStatusTag } from './OrderStatusTag';
import { Amount, PaidVia, Placed } from './OrderTexts';

/** Written out: a list without bullets is no list to VoiceOver. */
const list = 'list';

export interface OrderDetailsProps {
  order: OrderRow;
  /** IANA zone of the event. */
  timeZone: string;
}

/** Everything the list knows of one order. */
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
        <div className={css.pair}>
          <dt className={css.term}>{t('organizer.order.buyer')}</dt>
          <dd>
            <bdi>{order.buyerName}</bdi>
            <br />
            <a href={`mailto:${encodeURIComponent(order.buyerEmail)}`} className={css.email} dir="ltr">
              {order.buyerEmail}
            </a>
          </dd>
        </div>
        <div className={css.pair}>
          <dt className={css.term}>{t('organizer.order.placed')}</dt>
          <dd>
            <Placed instant={order.createdDate} timeZone={timeZone} length="long" />
          </dd>
        </div>
        <div className={css.pair}>
          <dt className={css.term}>{t('organizer.order.payment')}</dt>
          <dd>
            <PaidVia order={order} />
          </dd>
        </div>
        {order.promotionalCode !== null && (
          <div className={css.pair}>
            <dt className={css.term}>{t('organizer.order.promotion')}</dt>
            <dd>
              <bdi dir="ltr">{order.promotionalCode}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <section>
        <Heading level={3} look="md" className={css.sectionTitle}>
          {t('organizer.order.tickets')}
        </Heading>
        <ul role={list} className={css.tickets}>
          {order.tickets.map((ticket) => (
            <li key={ticket.id} className={css.ticket}>
              <span className={css.ticketText}>
                <span className={css.ticketName}>{ticket.ticketName}</span>
                <span className={css.attendee}>
                  <bdi>{ticket.attendeeName}</bdi>
                  <bdi dir="ltr" className={num}>
                    {ticket.id}
                  </bdi>
                </span>
              </span>
              <Amount minor={ticket.totalPaid} order={order} />
            </li>
          ))}
        </ul>
        <p className={css.total}>
          <span>{t('organizer.order.total')}</span>
          <Amount minor={order.total} order={order} />
        </p>
      </section>
    </div>
  );
}
