'use client';
import type { OrderStatus } from '../../contract';
import { useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';

/** Every status in the order a filter lists them. */
export const orderStatuses = ['paid', 'awaitingPayment', 'free', 'refunded', 'disputed'] as const;

const tones: Record<OrderStatus, TagProps['tone']> = {
  paid: 'positive',
  awaitingPayment: 'warning',
  free: 'neutral',
  refunded: 'neutral',
  disputed: 'danger',
};

/** Where an order stands, in colour and in a word. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useT();
  return <Tag tone={tones[status]}>{t(`organizer.orderStatus.${status}`)}</Tag>;
}
