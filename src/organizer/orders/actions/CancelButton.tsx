'use client';
import type { OrganizerOrder } from '../../../contract';
import { orderSteps } from '../../../domain';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Icon } from '../../../themed/kit/Icon';
import type { OrderActions } from './useOrderActions';

/** Leads to cancelling an order that nobody paid for. Of an invoice that was paid in part it leads to why not; nothing for any other. */
export function CancelButton({ order, begin }: { order: OrganizerOrder } & Pick<OrderActions, 'begin'>) {
  const t = useT();
  const { canCancel, canSettleInvoice } = orderSteps(order);
  if (!canCancel && !canSettleInvoice) return null;
  return (
    <Button icon={<Icon name="close" />} onClick={() => begin({ kind: 'cancel' })}>
      {t('organizer.orders.order.cancel')}
    </Button>
  );
}
