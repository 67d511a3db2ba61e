'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OrganizerOrder } from '../../../contract';
import { useT } from '../../../i18n';
import { Notice } from '../../../themed/kit/Notice';
import { LinkButton } from '../../../themed/kit/Button';
import * as css from './actions.css';
import { lazyDialog } from '../../kit/lazy';
import type { DoneDetails, OrderAction, SayDone } from './orderAction';
import type { OrderActionDialogProps } from './OrderActionDialog';

const OrderActionDialog = /* @__PURE__ */ lazyDialog(
  () => import('./OrderActionDialog'),
  'OrderActionDialog',
);

interface BegunAction {
  action: OrderAction;
  onDone?: (() => void) | undefined;
}

export interface OrderActionsOptions extends Pick<OrderActionDialogProps, 'calls' | 'swapTypes' | 'form'> {
  /** `null` until it is known whole. */
  order: OrganizerOrder | null;
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
  const [begun, setBegun] = useState<BegunAction | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const close = () => setBegun(null);
  const say: SayDone = (text, more = {}) => {
    close();
    begun?.onDone?.();
    if (order) setDone({ orderId: order.id, text, ...more });
  };
  const isKnown = order !== null;
  useEffect(() => {
    // What opens them is on the screen now.
    if (isKnown) void OrderActionDialog.load();
  }, [isKnown]);
  useEffect(() => {
    if (done?.takesFocus) noticeRef.current?.focus();
  }, [done]);
  return {
    begin: (next, onDone) => {
      setDone(null);
      setBegun({ action: next, onDone });
    },
    dialog: order && begun && (
      <OrderActionDialog {...options} action={begun.action} order={order} say={say} onClose={close} />
    ),
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

interface Done extends DoneDetails {
  orderId: string;
  text: string;
}

/** Offered, not done: nobody gets an email unasked. */
function ResendLink({ id, onResend }: { id: string; onResend: (action: OrderAction) => void }) {
  const t = useT();
  return (
    <LinkButton onClick={() => onResend({ kind: 'resend', ticketId: id, isFromNotice: true })}>
      {t('organizer.orders.order.resend.title', { id })}
    </LinkButton>
  );
}
