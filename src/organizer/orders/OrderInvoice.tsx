'use client';
import { useState } from 'react';
import { orderSteps } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { Dialog } from '../../themed/kit/Dialog';
import { Icon } from '../../themed/kit/Icon';
import { OrganizerIcon } from '../kit/appearance';
import { useConfirm } from '../kit/confirm';
import { ScreenFailed } from '../kit/page';
import { InvoiceSheet, type OrderInvoiceProps } from './InvoiceSheet';
import * as css from './OrderDetails.css';
import { OrderSection } from './OrderSection';

/** The invoice of an order: to look at, to print or save as PDF, and to mark as paid. */
export function OrderInvoice({ order, isSettling, onSettle, onRetrySender, ...sheet }: OrderInvoiceProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { confirm, dialog } = useConfirm();
  if (order.invoiceNumber === null) return null;
  const settle = async () => {
    const isSure = await confirm({
      title: t('organizer.orders.order.invoice.settleTitle', { number: order.invoiceNumber ?? '' }),
      text: t('organizer.orders.order.invoice.settleText'),
      action: t('organizer.orders.order.invoice.settle'),
    });
    if (isSure) onSettle();
  };
  const title = t('organizer.orders.order.invoice.title', { number: order.invoiceNumber });
  return (
    <OrderSection title={t('organizer.orders.order.invoice')}>
      <div className={css.actions}>
        <Button icon={<OrganizerIcon name="file" />} onClick={() => setOpen(true)}>
          {t('organizer.orders.order.invoice.view')}
        </Button>
        {orderSteps(order).canSettleInvoice && (
          <Button icon={<Icon name="check" />} busy={isSettling} onClick={() => void settle()}>
            {t('organizer.orders.order.invoice.settle')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={title}
          footer={
            <Button
              icon={<Icon name="download" />}
              aria-disabled={onRetrySender ? true : undefined}
              onClick={onRetrySender ? undefined : () => window.print()}
            >
              {t('organizer.orders.order.invoice.print')}
            </Button>
          }
        >
          {onRetrySender && (
            <ScreenFailed title={t('organizer.invoices.notLoaded')} onRetry={onRetrySender} />
          )}
          <InvoiceSheet order={order} {...sheet} />
        </Dialog>
      )}
      {dialog}
    </OrderSection>
  );
}
