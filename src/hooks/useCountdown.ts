'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { HeldTransaction } from '../contract';
import { deadlineOf } from '../domain';
import { useEnvironment } from './environment';

/**
 * Milliseconds left of a hold, read again each second and when the page wakes up. `onExpire` is called once, when
 * nothing is left. Only the component that calls this renders each second.
 */
export function useCountdown(hold: HeldTransaction, onExpire: () => void): number {
  const { clock } = useEnvironment();
  const deadline = useMemo(() => deadlineOf(hold, clock), [hold, clock]);
  const [remaining, setRemaining] = useState(deadline);
  const latest = useRef(onExpire);
  useEffect(() => {
    latest.current = onExpire;
  });
  useEffect(() => {
    const read = () => {
      const left = deadline();
      setRemaining(left);
      if (left > 0) return;
      stop();
      latest.current();
    };
    const timer = setInterval(read, 1_000);
    document.addEventListener('visibilitychange', read);
    const stop = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
    return stop;
  }, [deadline]);
  return remaining;
}
