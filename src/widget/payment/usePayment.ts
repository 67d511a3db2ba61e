'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { HeldTransaction, PaymentChoice, WidgetBootstrap } from '../../contract';
import type { Problem } from '../../domain';
import type { OrderFlow } from '../../hooks';
import type { MethodId } from '../../payments';
import type { PaymentOption, ReadyPayment } from '../../payments/ui/paymentOption';

interface Options {
  payments: readonly PaymentOption[];
  hold: HeldTransaction;
  /** How the buyer meant to pay when the tickets were held. */
  choice: PaymentChoice;
  bootstrap: Pick<WidgetBootstrap, 'invoiceData' | 'ticketsWidgetModel'>;
  order: Pick<OrderFlow, 'payByInvoice'>;
}

/** The ways to pay for a held order, and the one that is taken: at first what was pressed on the ticket list. */
export function usePayment({ payments, hold, choice, bootstrap, order }: Options) {
  const offered = useOffered(payments, hold, bootstrap);
  const [picked, setPicked] = useState<MethodId>();
  /** What the backend is being asked for. */
  const [requested, setRequested] = useState<MethodId>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const possible = offered.filter((each) => isByInvoice(each) === hold.isPayByInvoice);
  const option =
    possible.find(({ id }) => id === picked) ??
    possible.find((each) => choiceOf(each) === choice) ??
    possible.find((each) => choiceOf(each) === 'card') ??
    possible[0];

  const isChoice = useIsChoice(offered, option);
  /** What the order will be paid by, also while it is not held for it. */
  const next = option ?? (offered.length === 1 ? offered[0] : undefined);

  async function pick(method: MethodId) {
    setProblem(null);
    const payByInvoice = offered.some((each) => each.id === method && isByInvoice(each));
    if (payByInvoice !== hold.isPayByInvoice) {
      setRequested(method);
      const refusal = (await order.payByInvoice(payByInvoice)) ?? null;
      setRequested(undefined);
      setProblem(refusal);
      if (refusal) return;
    }
    setPicked(method);
  }

  const readies = useRef(new Map<MethodId, ReadyPayment>());
  const setReady = useCallback((method: MethodId, ready: ReadyPayment | null) => {
    if (ready) readies.current.set(method, ready);
    else readies.current.delete(method);
  }, []);
  return {
    offered,
    option,
    isChoice,
    requested,
    problem,
    pick: (method: MethodId) => void pick(method),
    setReady,
    /** Sends the order; nothing yet while the fields can't be used, or another way is being asked for. */
    ready: () => (option && !requested ? (option.ready ?? readies.current.get(option.id)) : undefined),
    /** There is something to choose or to fill in. */
    hasFields: isChoice || option?.Fields !== undefined,
    /** What the rest of the form goes by. */
    choice: next ? choiceOf(next) : choice,
    usesCard: next?.usesCard,
  };
}

/** Every way this order can be paid; with an invoice among others where the event takes both and the buyer may choose. */
function useOffered(
  payments: readonly PaymentOption[],
  hold: HeldTransaction,
  bootstrap: Options['bootstrap'],
) {
  const { invoiceData, ticketsWidgetModel: widget } = bootstrap;
  const takesCards = !invoiceData?.enabled || invoiceData.allowCreditCard;
  // A swap is paid as the order was.
  const isFree = hold.orderTotal === 0 || hold.swapToken !== undefined;
  const takesBoth =
    invoiceData?.enabled === true && invoiceData.allowCreditCard && !widget.hidePayByInvoiceButton;
  const maySwitch = takesBoth && !isFree;
  return useMemo(() => {
    const as = (isPayByInvoice: boolean) => ({ hold: { ...hold, isPayByInvoice }, takesCards });
    return payments.filter(
      (each) =>
        each.isOffered(as(hold.isPayByInvoice)) || (maySwitch && each.isOffered(as(isByInvoice(each)))),
    );
  }, [payments, hold, takesCards, maySwitch]);
}

/**
 * Whether the buyer picks. A single way is picked where the order is not held for it: an invoice in a page that takes nothing else. It
 * stays in sight then, and with it the focus.
 */
function useIsChoice(offered: readonly PaymentOption[], option: PaymentOption | undefined): boolean {
  const [was, setWas] = useState(false);
  const isChoice = was || offered.length > 1 || (offered.length === 1 && !option);
  if (isChoice && !was) setWas(true);
  return isChoice;
}

const choiceOf = ({ choice = 'card' }: PaymentOption): PaymentChoice => choice;

const isByInvoice = (option: PaymentOption): boolean => choiceOf(option) === 'invoice';
