'use client';
import { useMemo } from 'react';
import type { CancelRequest, OrganizerOrder } from '../../../contract';
import { cancelObstacle, cancelSchema, orderProblem } from '../../../domain';
import type { OrderCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { Button } from '../../../themed/kit/Button';
import { Dialog } from '../../../themed/kit/Dialog';
import { CheckboxField } from '../../kit/fields';
import { ActionDialog } from '../../kit/form';

export interface CancelDialogProps {
  order: OrganizerOrder;
  cancel: OrderCalls['cancel'];
  onDone: () => void;
  onClose: () => void;
}

/** Ends an order that nobody paid for, or says beforehand why that can't be done. */
export function CancelDialog(props: CancelDialogProps) {
  const { order, onClose } = props;
  const t = useT();
  if (cancelObstacle(order) === null) return <Question {...props} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('organizer.orders.order.cancel.impossible', { id: order.id })}
      description={t('organizer.orders.order.cancel.paid')}
      footer={<Button onClick={onClose}>{t('kit.close')}</Button>}
    />
  );
}

function Question({ order, cancel, onDone, onClose }: CancelDialogProps) {
  const t = useT();
  const schema = useMemo(() => cancelSchema(), []);
  return (
    <ActionDialog<CancelRequest>
      toErrorMessage={orderProblem}
      title={t('organizer.orders.order.cancel.title', { id: order.id })}
      text={
        <>
          {t('organizer.orders.order.cancel.text')}{' '}
          {order.status === 'awaitingPayment' && t('organizer.orders.order.cancel.invoice')}{' '}
          {order.swap?.status === 'open' && t('organizer.orders.order.cancel.swap')}{' '}
          {t('organizer.orders.order.cancel.final')}
        </>
      }
      action={t('organizer.orders.order.cancel')}
      cancel={t('organizer.orders.order.cancel.keep')}
      tone="danger"
      schema={schema}
      values={{ notifyBuyer: true }}
      run={(how, signal) => cancel(order.id, how, signal)}
      onDone={onDone}
      onClose={onClose}
    >
      <CheckboxField
        name="notifyBuyer"
        label={t('organizer.orders.order.cancel.notify')}
        hint={t('organizer.orders.order.cancel.notifyHint', { email: order.buyerEmail })}
      />
    </ActionDialog>
  );
}
