'use client';
import { useState, type ReactNode } from 'react';
import type { OrganizerOrder, OrganizerTicket } from '../../../contract';
import type { OrderCalls } from '../../../hooks';
import { useT, type Translate } from '../../../i18n';
import { Notice } from '../../../themed/kit/Notice';
import { RefundDialog } from './RefundDialog';
import { ResendDialog } from './ResendDialog';
import { SwapDialog } from './SwapDialog';
import { TransferDialog } from './TransferDialog';

/** What is being done with an order, or with one of its tickets. */
type OrderAction =
  | { kind: 'resend'; ticketId?: string }
  | { kind: 'transfer'; ticket: OrganizerTicket }
  | { kind: 'swap' }
  | { kind: 'refund' };

export interface OrderActionsOptions {
  /** `null` until it is known whole. */
  order: OrganizerOrder | null;
  calls: OrderCalls;
  ticketTypes: readonly { id: string; name: string }[];
}

export interface OrderActions {
  begin: (action: OrderAction) => void;
  /** The dialog that is open; put it anywhere in what is rendered. */
  dialog: ReactNode;
  /** What was done last, until something else is. */
  notice: ReactNode;
}

/** The dialogs of an order, one at a time, and what came of the last one. */
export function useOrderActions({ order, calls, ticketTypes }: OrderActionsOptions): OrderActions {
  const t = useT();
  const [action, setAction] = useState<OrderAction | null>(null);
  const [done, setDone] = useState<{ orderId: string; text: string } | null>(null);
  const close = () => setAction(null);
  const say = (text: string) => {
    close();
    if (order) setDone({ orderId: order.id, text });
  };
  return {
    begin: (next) => {
      setDone(null);
      setAction(next);
    },
    dialog: order && action && dialogOf(action, { order, calls, ticketTypes, t, say, close }),
    notice: done && done.orderId === order?.id && (
      <Notice tone="positive" live="polite" onDismiss={() => setDone(null)}>
        {done.text}
      </Notice>
    ),
  };
}

interface DialogParts extends OrderActionsOptions {
  order: OrganizerOrder;
  t: Translate;
  say: (text: string) => void;
  close: () => void;
}

function dialogOf(action: OrderAction, { order, calls, ticketTypes, t, say, close }: DialogParts) {
  switch (action.kind) {
    case 'resend':
      return (
        <ResendDialog
          order={order}
          calls={calls}
          ticketId={action.ticketId}
          onDone={({ what }) => say(t(`organizer.orders.order.resend.done.${what}`))}
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
    case 'swap':
      return (
        <SwapDialog
          order={order}
          ticketTypes={ticketTypes}
          swap={calls.swap}
          onDone={({ status }) => say(t(`organizer.orders.order.swap.done.${status}`))}
          onClose={close}
        />
      );
    case 'refund':
      return (
        <RefundDialog
          order={order}
          dispute={calls.dispute}
          onDone={({ step }) =>
            say(t(`organizer.orders.order.refund.done.${step === 'lost' ? 'end' : step}`))
          }
          onClose={close}
        />
      );
  }
}
