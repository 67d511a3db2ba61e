'use client';
import type { OrganizerOrder } from '../../../contract';
import type { OrderCalls } from '../../../hooks';
import { useT } from '../../../i18n';
import { AttendeeDialog, type AttendeeDialogProps } from './AttendeeDialog';
import { CancelDialog } from './CancelDialog';
import type { OrderAction, SayDone } from './orderAction';
import { RefundDialog } from './RefundDialog';
import { ResendDialog } from './ResendDialog';
import { SwapDialog, type SwapDialogProps } from './SwapDialog';
import { TransferDialog } from './TransferDialog';
import { WithdrawDialog } from './WithdrawDialog';

export interface OrderActionDialogProps {
  action: OrderAction;
  order: OrganizerOrder;
  calls: OrderCalls;
  /** What tickets can be swapped for. */
  swapTypes: SwapDialogProps['types'];
  /** What attendees answered. */
  form: AttendeeDialogProps['form'];
  say: SayDone;
  onClose: () => void;
}

/** The dialog of what is being done with an order. */
export function OrderActionDialog(props: OrderActionDialogProps) {
  const { action, order, calls, swapTypes, form, say, onClose: close } = props;
  const t = useT();
  switch (action.kind) {
    case 'resend':
      return (
        <ResendDialog
          order={order}
          calls={calls}
          ticketId={action.ticketId}
          ticketIds={action.ticketIds}
          onDone={({ what }) =>
            say(t(`organizer.orders.order.resend.done.${what}`), {
              takesFocus: action.isFromNotice ?? action.ticketIds !== undefined,
            })
          }
          onClose={close}
        />
      );
    case 'transfer':
      return (
        <TransferDialog
          ticket={action.ticket}
          token={order.token}
          transfer={calls.transfer}
          onDone={({ firstName, lastName }) =>
            say(
              t('organizer.orders.order.transfer.done', {
                id: action.ticket.id,
                name: `${firstName} ${lastName}`,
              }),
            )
          }
          onClose={close}
        />
      );
    case 'edit':
      return (
        <AttendeeDialog
          ticket={action.ticket}
          form={form}
          calls={calls}
          onDone={({ id, status, email }) =>
            status === 'valid' && email !== '' && email !== action.ticket.email
              ? say(t('organizer.orders.order.edit.doneEmail', { id, email }), { unsentId: id })
              : say(t('organizer.orders.order.edit.done', { id }))
          }
          onClose={close}
        />
      );
    case 'swap':
      return (
        <SwapDialog
          order={order}
          ticketIds={action.ticketIds}
          types={swapTypes}
          swap={calls.swap}
          onDone={({ status }) =>
            say(t(`organizer.orders.order.swap.done.${status}`), {
              takesFocus: action.ticketIds !== undefined,
            })
          }
          onClose={close}
        />
      );
    case 'refund':
      return (
        <RefundDialog
          order={order}
          ticketIds={action.ticketIds}
          dispute={calls.dispute}
          onDone={({ step }) =>
            say(t(`organizer.orders.order.refund.done.${step === 'lost' ? 'end' : step}`), {
              takesFocus: true,
            })
          }
          onClose={close}
        />
      );
    case 'withdraw':
      return (
        <WithdrawDialog
          order={order}
          swap={action.swap}
          withdraw={calls.withdrawSwap}
          onDone={() => say(t('organizer.orders.order.swap.done.withdrawn'), { takesFocus: true })}
          onClose={close}
        />
      );
    case 'cancel':
      return (
        <CancelDialog
          order={order}
          cancel={calls.cancel}
          onDone={() => say(t('organizer.orders.order.cancel.done'), { takesFocus: true })}
          onClose={close}
        />
      );
  }
}
