'use client';
import type { OrganizerOrder } from '../../contract';
import { useT } from '../../i18n';
import * as css from './OrderDetails.css';
import { OrderSection } from './OrderSection';
import { Amount, Placed } from './OrderTexts';

/** Written out: a list without bullets is no list to VoiceOver. */
const list = 'list';

export interface OrderPaymentsProps {
  order: Pick<OrganizerOrder, 'payments' | 'currency'>;
  /** IANA zone of the event. */
  timeZone: string;
}

/** What was paid, how, and what went back. */
export function OrderPayments({ order, timeZone }: OrderPaymentsProps) {
  const t = useT();
  if (order.payments.length === 0) return null;
  return (
    <OrderSection title={t('organizer.orders.order.payments')}>
      <ul role={list} className={css.tickets}>
        {order.payments.map(({ id, kind, date, amount, means, paidVia, last4 }) => (
          <li key={id} className={css.ticket}>
            <div className={css.ticketLine}>
              <span className={css.ticketText}>
                <span>{t(`organizer.orders.order.payment.${kind}`)}</span>
                <span className={css.attendee}>
                  <bdi>
                    {paidVia && last4
                      ? t('organizer.orders.payment.card', { brand: paidVia, last4 })
                      : (paidVia ?? t(`organizer.orders.type.${means}`))}
                  </bdi>
                  <Placed instant={date} timeZone={timeZone} />
                </span>
              </span>
              <Amount minor={kind === 'refund' ? -amount : amount} order={order} />
            </div>
          </li>
        ))}
      </ul>
    </OrderSection>
  );
}
