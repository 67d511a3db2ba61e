'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../../react';

/** FAULTS F39: after so many milliseconds the wait is explained, and after so many it ends. */
const slowAfterMs = 30_000;
const overAfterMs = 600_000;

/** Whether a challenge takes so long that the wait has to be explained. Nobody is left waiting for a bank that never answers: `onEnd` is called once. */
export function useChallengeTime(onEnd: () => void): boolean {
  const [isSlow, setSlow] = useState(false);
  const latestRef = useLatest(onEnd);
  useEffect(() => {
    const slow = setTimeout(() => setSlow(true), slowAfterMs);
    const over = setTimeout(() => latestRef.current(), overAfterMs);
    return () => {
      clearTimeout(slow);
      clearTimeout(over);
    };
  }, [latestRef]);
  return isSlow;
}
