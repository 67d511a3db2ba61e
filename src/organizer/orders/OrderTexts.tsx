'use client';
import type { OrderRow } from '../../contract';
import { formatMoney } from '../../domain';
import { useLocale, useT } from '../../i18n';
import { num } from '../../themed/kit/text.css';
import * as css from './cells.css';

/** An amount of the order; stays in its own direction among words of another. */
export function Amount({ minor, order }: { minor: number; order: Pick<OrderRow, 'currency'> }) {
  return <bdi className={num}>{formatMoney(minor, order.currency, useLocale())}</bdi>;
}

/** How it was paid, without saying more of a card than its last four digits. */
export function PaidVia({ order }: { order: Pick<OrderRow, 'status' | 'paidVia' | 'last4'> }) {
  const t = useT();
  if (order.paidVia && order.last4) {
    const card = t('organizer.orders.payment.card', { brand: order.paidVia, last4: order.last4 });
    return (
      <bdi dir="ltr" className={css.figures}>
        {card}
      </bdi>
    );
  }
  if (order.paidVia) return <bdi>{order.paidVia}</bdi>;
  return (
    <>
      {t(
        order.status === 'awaitingPayment'
          ? 'organizer.orders.payment.open'
          : 'organizer.orders.payment.nothing',
      )}
    </>
  );
}

interface PlacedProps {
  instant: string;
  /** IANA zone of the event. */
  timeZone: string;
  /** `day` leaves the time out, `long` names the zone. Default: `short`. */
  length?: 'day' | 'short' | 'long';
}

/** When an order was made, in the event's own time. */
export function Placed({ instant, timeZone, length = 'short' }: PlacedProps) {
  const locale = useLocale();
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const time = length === 'day' ? {} : ({ hour: 'numeric', minute: '2-digit' } as const);
  const zone = length === 'long' ? ({ timeZoneName: 'short' } as const) : {};
  const format = new Intl.DateTimeFormat(locale, { ...day, ...time, ...zone, timeZone });
  return <time dateTime={instant}>{format.format(new Date(instant))}</time>;
}
