'use client';
import type { OrganizerOrder } from '../../contract';
import { formatMoney, orderHistory, type OrderHappening } from '../../domain';
import { useLocale, useT, type Translate } from '../../i18n';
import * as css from './OrderDetails.css';
import { OrderSection } from './OrderSection';
import { Placed } from './OrderTexts';

/** Written out: a list without bullets is no list to VoiceOver. */
const list = 'list';

export interface OrderHistoryProps {
  order: OrganizerOrder;
  /** IANA zone of the event. */
  timeZone: string;
  /** The latest so many; all when absent. */
  most?: number | undefined;
}

/** What happened to an order, newest first. */
export function OrderHistory({ order, timeZone, most }: OrderHistoryProps) {
  const t = useT();
  const locale = useLocale();
  const money = (minor: number) => formatMoney(minor, order.currency, locale);
  return (
    <OrderSection title={t('organizer.orders.order.history')}>
      <ol role={list} className={css.history}>
        {orderHistory(order)
          .slice(0, most)
          .map((happening, index) => (
            <li key={index} className={css.happening}>
              <span className={css.text}>{textOf(happening, t, money)}</span>
              <span className={css.when}>
                <Placed instant={happening.date} timeZone={timeZone} />
              </span>
            </li>
          ))}
      </ol>
    </OrderSection>
  );
}

const networks = { FACEBOOK: 'Facebook', LINKEDIN: 'LinkedIn', TWITTER: 'X' } as const;

function textOf(happening: OrderHappening, t: Translate, money: (minor: number) => string): string {
  switch (happening.kind) {
    case 'placed':
      return t('organizer.orders.order.history.placed');
    case 'charge':
    case 'refund':
      return t(`organizer.orders.order.history.${happening.kind}`, { amount: money(happening.amount) });
    case 'mail':
      return t(`organizer.orders.order.history.mail.${happening.mail}`, { email: happening.to });
    case 'dispute':
      return t(`organizer.orders.order.history.dispute.${happening.step}`);
    case 'note':
      return t('organizer.orders.order.history.note', { text: happening.text });
    case 'transferred':
      return t('organizer.orders.order.history.transferred', {
        id: happening.ticketId,
        name: happening.from,
      });
    case 'attendeeChanged':
      return t('organizer.orders.order.history.attendeeChanged', { id: happening.ticketId });
    case 'cancelled':
      return t('organizer.orders.order.history.cancelled');
    case 'swapOffered':
    case 'swapWithdrawn':
    case 'swapped':
      return t(`organizer.orders.order.history.${happening.kind}`, { email: happening.email });
    case 'shared':
      return t('organizer.orders.order.history.shared', { network: networks[happening.socialNetwork] });
  }
}
