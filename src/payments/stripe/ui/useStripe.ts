'use client';
import { useCallback, useEffect, useState } from 'react';
import type { Stripe } from '@stripe/stripe-js';

export type StripeLoad =
  | { at: 'loading' }
  | { at: 'opened'; stripe: Stripe; attempt: number }
  | { at: 'failed'; attempt: number };

/** Opens the provider; `fail` is for elements that never get ready, `retry` begins again. FAULTS F33–F37. */
export function useStripeLoad(load: () => Promise<Stripe>) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Exclude<StripeLoad, { at: 'loading' }>>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (stripe) => isCurrent && setAnswer({ at: 'opened', stripe, attempt }),
      () => isCurrent && setAnswer({ at: 'failed', attempt }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const fail = useCallback(() => setAnswer({ at: 'failed', attempt }), [attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // An answer of an earlier attempt says nothing about this one.
  const state: StripeLoad = answer?.attempt === attempt ? answer : { at: 'loading' };
  return { state, fail, retry };
}
