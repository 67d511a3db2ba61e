'use client';
import { useState, type ReactNode } from 'react';
import type { OrganizerOrder, OrganizerTicket } from '../../../contract';
import type { OrderCalls } from '../../../hooks';
import { useT, type Translate } from '../../../i18n';
import { Notice } from '../../../themed/kit/Notice';
import { LinkButton } from '../../../themed/kit/Button';
import { AttendeeDialog, type AttendeeDialogProps } from './AttendeeDialog';
import { RefundDialog } from './RefundDialog';
import { ResendDialog } from './ResendDialog';
import { SwapDialog } from './SwapDialog';
import { TransferDialog } from './TransferDialog';

/** What is being done with an order, or with one of its tickets. */
type OrderAction =
  | { kind: 'resend'; ticketId?: string }
  | { kind: 'transfer'; ticket: OrganizerTicket }
  | { kind: 'edit'; ticket: OrganizerTicket }
  | { kind: 'swap' }
  | { kind: 'refund' };

export interface OrderActionsOptions {
  /** `null` until it is known whole. */
  order: OrganizerOrder | null;
  calls: OrderCalls;
  ticketTypes: readonly { id: string; name: string }[];
  /** What attendees answered. */
  form: AttendeeDialogProps['form'];
}

export interface OrderActions {
  begin: (action: OrderAction) => void;
  /** The dialog that is open; put it anywhere in what is rendered. */
  dialog: ReactNode;
  /** What was done last, until something else is. */
  notice: ReactNode;
}

/** The dialogs of an order, one at a time, and what came of the last one. */
export function useOrderActions({ order, ...options }: OrderActionsOptions): OrderActions {
  const t = useT();
  const [action, setAction] = useState<OrderAction | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const close = () => setAction(null);
  const say = (text: string, unsentId?: string) => {
    close();
    if (order) setDone({ orderId: order.id, text, unsentId });
  };
  return {
    begin: (next) => {
      setDone(null);
      setAction(next);
    },
    dialog: order && action && dialogOf(action, { order, ...options, t, say, close }),
    notice: done && done.orderId === order?.id && (
      <Notice
        tone="positive"
        live="polite"
        onDismiss={() => setDone(null)}
        action={done.unsentId !== undefined && <ResendLink id={done.unsentId} onResend={setAction} />}
      >
        {done.text}
      </Notice>
    ),
  };
}

interface Done {
  orderId: string;
  text: string;
  /** A ticket that its attendee has not got at this address. */
  unsentId?: string | undefined;
}

/** Offered, not done: nobody gets an email unasked. */
function ResendLink({ id, onResend }: { id: string; onResend: (action: OrderAction) => void }) {
  const t = useT();
  return (
    <LinkButton onClick={() => onResend({ kind: 'resend', ticketId: id })}>
      {t('organizer.orders.order.resend.title', { id })}
    </LinkButton>
  );
}

interface DialogParts extends OrderActionsOptions {
  order: OrganizerOrder;
  t: Translate;
  /** `unsentId`: the ticket that can be sent now. */
  say: (text: string, unsentId?: string) => void;
  close: () => void;
}

function dialogOf(action: OrderAction, { order, calls, ticketTypes, form, t, say, close }: DialogParts) {
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
    case 'edit':
      return (
        <AttendeeDialog
          ticket={action.ticket}
          form={form}
          calls={calls}
          onDone={({ id, status, email }) =>
            status === 'valid' && email !== '' && email !== action.ticket.email
              ? say(t('organizer.orders.order.edit.doneEmail', { id, email }), id)
              : say(t('organizer.orders.order.edit.done', { id }))
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
