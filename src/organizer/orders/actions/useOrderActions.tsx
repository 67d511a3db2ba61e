'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OrganizerOrder, OrganizerTicket, TicketSwap } from '../../../contract';
import type { OrderCalls } from '../../../hooks';
import { useT, type Translate } from '../../../i18n';
import { Notice } from '../../../themed/kit/Notice';
import { LinkButton } from '../../../themed/kit/Button';
import * as css from './actions.css';
import { AttendeeDialog, type AttendeeDialogProps } from './AttendeeDialog';
import { CancelDialog } from './CancelDialog';
import { RefundDialog } from './RefundDialog';
import { ResendDialog } from './ResendDialog';
import { SwapDialog, type SwapDialogProps } from './SwapDialog';
import { TransferDialog } from './TransferDialog';
import { WithdrawDialog } from './WithdrawDialog';

/** What is being done with an order, or with one of its tickets. */
type OrderAction =
  | { kind: 'resend'; ticketId?: string; ticketIds?: readonly string[]; isFromNotice?: true }
  | { kind: 'transfer'; ticket: OrganizerTicket }
  | { kind: 'edit'; ticket: OrganizerTicket }
  | { kind: 'swap'; ticketIds?: readonly string[] }
  | { kind: 'withdraw'; swap: TicketSwap }
  | { kind: 'refund'; ticketIds?: readonly string[] }
  | { kind: 'cancel' };

interface BegunAction {
  action: OrderAction;
  onDone?: (() => void) | undefined;
}

export interface OrderActionsOptions {
  /** `null` until it is known whole. */
  order: OrganizerOrder | null;
  calls: OrderCalls;
  /** What tickets can be swapped for. */
  swapTypes: SwapDialogProps['types'];
  /** What attendees answered. */
  form: AttendeeDialogProps['form'];
}

export interface OrderActions {
  /** `onDone` is called once it is done; not when it is called off. */
  begin: (action: OrderAction, onDone?: () => void) => void;
  /** The dialog that is open; put it anywhere in what is rendered. */
  dialog: ReactNode;
  /** What was done last, until something else is. */
  notice: ReactNode;
}

/** The dialogs of an order, one at a time, and what came of the last one. */
export function useOrderActions({ order, ...options }: OrderActionsOptions): OrderActions {
  const t = useT();
  const [begun, setBegun] = useState<BegunAction | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const close = () => setBegun(null);
  const say: Say = (text, more = {}) => {
    close();
    begun?.onDone?.();
    if (order) setDone({ orderId: order.id, text, ...more });
  };
  useEffect(() => {
    if (done?.takesFocus) noticeRef.current?.focus();
  }, [done]);
  return {
    begin: (next, onDone) => {
      setDone(null);
      setBegun({ action: next, onDone });
    },
    dialog: order && begun && dialogOf(begun.action, { order, ...options, t, say, close }),
    notice: (
      <div ref={noticeRef} tabIndex={-1} className={css.news}>
        {done && done.orderId === order?.id && (
          <Notice
            tone="positive"
            live="polite"
            onDismiss={() => {
              // The pressed button goes with the notice.
              noticeRef.current?.focus();
              setDone(null);
            }}
            action={
              done.unsentId !== undefined && (
                <ResendLink id={done.unsentId} onResend={(action) => setBegun({ action })} />
              )
            }
          >
            {done.text}
          </Notice>
        )}
      </div>
    ),
  };
}

interface More {
  /** A ticket that its attendee has not got at this address. */
  unsentId?: string | undefined;
  /** What was pressed goes with what was done: the focus comes here. */
  takesFocus?: boolean | undefined;
}

interface Done extends More {
  orderId: string;
  text: string;
}

type Say = (text: string, more?: More) => void;

/** Offered, not done: nobody gets an email unasked. */
function ResendLink({ id, onResend }: { id: string; onResend: (action: OrderAction) => void }) {
  const t = useT();
  return (
    <LinkButton onClick={() => onResend({ kind: 'resend', ticketId: id, isFromNotice: true })}>
      {t('organizer.orders.order.resend.title', { id })}
    </LinkButton>
  );
}

interface DialogParts extends OrderActionsOptions {
  order: OrganizerOrder;
  t: Translate;
  say: Say;
  close: () => void;
}

function dialogOf(action: OrderAction, { order, calls, swapTypes, form, t, say, close }: DialogParts) {
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
