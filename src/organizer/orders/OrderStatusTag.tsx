'use client';
import type { OrderStatus, TicketStatus } from '../../contract';
import { useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';

const tones: Record<OrderStatus, TagProps['tone']> = {
  paid: 'positive',
  awaitingPayment: 'warning',
  free: 'neutral',
  refunded: 'neutral',
  disputed: 'danger',
  cancelled: 'neutral',
};

/** Where an order stands, in colour and in a word. @experimental */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useT();
  return <Tag tone={tones[status]}>{t(`organizer.orders.status.${status}`)}</Tag>;
}

const ticketTones: Record<TicketStatus, TagProps['tone']> = {
  valid: 'positive',
  blocked: 'danger',
  cancelled: 'neutral',
};

/** Whether a ticket lets in, in colour and in a word. @experimental */
export function TicketStatusTag({ status }: { status: TicketStatus }) {
  const t = useT();
  return <Tag tone={ticketTones[status]}>{t(`organizer.orders.ticketStatus.${status}`)}</Tag>;
}
