'use client';
import { useEffect, useState } from 'react';
import { retry } from '../../payments/retry';
import { freePaymentOption } from './freePaymentOption';
import { invoicePaymentOption } from './invoicePaymentOption';
import type { PaymentOption } from './paymentOption';

/** Ways to pay, or what loads them once they are about to be needed. @public */
export type PaymentOptions = readonly PaymentOption[] | (() => Promise<readonly PaymentOption[]>);

const always = [freePaymentOption(), invoicePaymentOption()];

/** All ways to pay; `null` while they load. Read once; throws when they can't be had. */
export function useWays(payments: PaymentOptions): readonly PaymentOption[] | null {
  const [given] = useState(() => payments);
  const [ways, setWays] = useState(() => (typeof given === 'function' ? null : [...given, ...always]));
  const [failure, setFailure] = useState<{ cause: unknown }>();
  useEffect(() => {
    if (typeof given !== 'function') return;
    let isGone = false;
    retry(given).then(
      (loaded) => !isGone && setWays([...loaded, ...always]),
      (cause: unknown) => !isGone && setFailure({ cause }),
    );
    return () => {
      isGone = true;
    };
  }, [given]);
  if (failure) throw failure.cause;
  return ways;
}
