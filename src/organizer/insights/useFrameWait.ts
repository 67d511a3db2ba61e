'use client';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../hooks';

/** Milliseconds after which a frame that shows nothing is said to be slow. */
const slowMs = 20_000;

/** How long an address has been waited for; it is signed for a few minutes only. */
export function useFrameWait(expires: string): 'begun' | 'slow' | 'expired' {
  const { clock } = useEnvironment();
  const [isSlow, setSlow] = useState(false);
  const [isExpired, setExpired] = useState(() => Date.parse(expires) <= clock.now());
  useEffect(() => {
    const slow = setTimeout(() => setSlow(true), slowMs);
    const over = setTimeout(() => setExpired(true), Math.max(0, Date.parse(expires) - clock.now()));
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
    };
  }, [clock, expires]);
  return isExpired ? 'expired' : isSlow ? 'slow' : 'begun';
}
