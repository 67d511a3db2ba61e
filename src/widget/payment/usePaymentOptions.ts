'use client';
import { useEffect, useState } from 'react';
import type { WidgetEventListener } from '../../domain';
import { retry } from '../../loading/retry';
import { builtInOptions as builtIn } from '../../payments/ui/builtInOptions';
import type { PaymentOption } from '../../payments/ui/paymentOption';
import { paymentsAhead } from '../paymentsAhead';

/** Ways to pay, or what loads them once they are about to be needed. @public */
export type PaymentOptions = readonly PaymentOption[] | (() => Promise<readonly PaymentOption[]>);

/**
 * Every payment option; `null` while they load. Read once; throws when they can't be had.
 *
 * @param onEvent the widget's: what `paymentsAhead` has for it is drawn with the first of the form
 */
export function usePaymentOptions(
  payments: PaymentOptions,
  onEvent: WidgetEventListener,
): readonly PaymentOption[] | null {
  const [given] = useState(() =>
    typeof payments === 'function' ? (paymentsAhead.get(onEvent) ?? payments) : payments,
  );
  const [options, setOptions] = useState(() => (typeof given === 'function' ? null : [...given, ...builtIn]));
  const [failure, setFailure] = useState<{ cause: unknown }>();
  useEffect(() => {
    if (typeof given !== 'function') return;
    let isGone = false;
    retry(given).then(
      (loaded) => !isGone && setOptions([...loaded, ...builtIn]),
      (cause: unknown) => !isGone && setFailure({ cause }),
    );
    return () => {
      isGone = true;
    };
  }, [given]);
  if (failure) throw failure.cause;
  return options;
}
