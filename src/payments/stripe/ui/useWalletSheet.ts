'use client';
import type {
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OrderFlow } from '../../../hooks';
import { useLatest } from '../../../react';
import { deadlines } from '../../deadlines';
import type { PaymentMethod, StripeWalletsInput } from '../..';
import type { PaymentFieldsProps } from '../../ui/paymentOption';

/** What is said beside the buttons: the buyer closed the wallet, or sent the form without pressing one. */
export type WalletNews = 'cancelled' | 'notPressed';

/** A form that was found right while a button was pressed: its wallet is open. */
interface Opened {
  flow: OrderFlow;
  submit: () => void;
}

interface WalletSheetOptions extends Pick<PaymentFieldsProps, 'hold' | 'onReady'> {
  method: PaymentMethod<StripeWalletsInput>;
  /** `null` while no button can be pressed. */
  input: StripeWalletsInput | null;
  /** The form that the buttons send. */
  form: () => HTMLFormElement | null | undefined;
}

/**
 * Between a wallet's sheet and the form. A press sends the form: only when all of it is right does the sheet open, and what it held then is
 * ordered once the buyer agreed in the sheet. Whatever else becomes of the form, e.g. errors in it, the sheet stays closed (FAULTS F102).
 */
export function useWalletSheet({ method, input, hold, onReady, form }: WalletSheetOptions) {
  const [news, setNews] = useState<WalletNews | null>(null);
  const pressed = useRef<StripeExpressCheckoutElementClickEvent>(undefined);
  const opened = useRef<Opened>(undefined);
  const formRef = useLatest(form);

  useEffect(() => {
    if (!input) {
      onReady(null);
      return;
    }
    onReady((flow, rest) => {
      const submit = () => flow.submit({ ...rest, method, input });
      const event = pressed.current;
      pressed.current = undefined;
      if (isPaid(flow)) submit();
      else if (!event) setNews('notPressed');
      else {
        opened.current = { flow, submit };
        event.resolve();
      }
    });
  }, [input, method, onReady]);

  // Nobody is charged another amount than the sheet shows (FAULTS F103).
  useEffect(() => () => void (opened.current = undefined), [hold.orderTotal, hold.currency.code]);

  const handlers = useMemo(
    () => ({
      onClick(event: StripeExpressCheckoutElementClickEvent) {
        setNews(null);
        opened.current = undefined;
        pressed.current = event;
        setTimeout(() => {
          if (pressed.current !== event) return;
          pressed.current = undefined;
          event.reject();
        }, deadlines.walletMs);
        formRef.current()?.requestSubmit();
      },
      onConfirm({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) {
        const order = opened.current;
        opened.current = undefined;
        const fail = () => paymentFailed({ reason: 'fail' });
        if (order) sendWith(order, fail);
        else fail();
      },
      onCancel() {
        if (opened.current) setNews('cancelled');
        opened.current = undefined;
      },
    }),
    [formRef],
  );
  return { news, ...handlers };
}

/** Sends the order, and lets the sheet know when it came back to the form: it shows so, and closes. */
function sendWith({ flow, submit }: Opened, onFailed: () => void) {
  submit();
  const { at } = flow.getState();
  if (at !== 'submitting') {
    // It was never sent, e.g. because the tickets are not held any more (FAULTS F104).
    onFailed();
    return;
  }
  const stop = flow.subscribe(() => {
    const { at } = flow.getState();
    if (at === 'submitting') return;
    stop();
    if (at === 'registering' || at === 'timedOut') onFailed();
  });
}

/** An earlier try took the money: nothing is opened to pay once more. */
function isPaid(flow: OrderFlow): boolean {
  const state = flow.getState();
  return state.at === 'registering' && state.isPaid === true;
}
