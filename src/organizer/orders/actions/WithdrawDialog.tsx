'use client';
import { object } from 'yup';
import type { OrganizerOrder, TicketSwap } from '../../../contract';
import { orderProblem } from '../../../domain';
import type { OrderCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { ActionDialog } from '../../kit/form';

export interface WithdrawDialogProps {
  order: OrganizerOrder;
  /** The open one. */
  swap: TicketSwap;
  withdraw: OrderCalls['withdrawSwap'];
  onDone: () => void;
  onClose: () => void;
}

const nothing = {};
const schema = object({});

/** Takes an offered swap back before its buyer pays. */
export function WithdrawDialog({ order, swap, withdraw, onDone, onClose }: WithdrawDialogProps) {
  const t = useT();
  return (
    <ActionDialog
      toErrorMessage={orderProblem}
      title={t('organizer.orders.order.swap.withdrawTitle')}
      text={t('organizer.orders.order.swap.withdrawText', { email: swap.email })}
      action={t('organizer.orders.order.swap.withdraw')}
      schema={schema}
      values={nothing}
      run={() => withdraw(order.id, swap.swapToken)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
