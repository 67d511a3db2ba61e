'use client';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../react';

/** `shown` for as long as it was asked to, then `fading`; whoever shows it takes it away after that. */
export type FadingPhase = 'shown' | 'fading';

export interface FadingOptions {
  /** What is shown; another object starts anew, `null` stops. */
  of: object | null;
  /** Milliseconds. */
  showFor: number;
  /** Milliseconds. */
  fadeFor: number;
  /** Somebody looks at it: time stands still, a fade is taken back. */
  isHeld: boolean;
  onFaded: () => void;
}

/** Counts the time something is shown, and leaves out the time it is looked at. */
export function useFading({ of, showFor, fadeFor, isHeld, onFaded }: FadingOptions): FadingPhase {
  const [fading, setFading] = useState<object | null>(null);
  const left = useRef({ of, time: showFor });
  const fadedRef = useLatest(onFaded);

  useEffect(() => {
    if (!of || isHeld || showFor === Infinity) return;
    if (left.current.of !== of) left.current = { of, time: showFor };
    const start = performance.now();
    const timer = setTimeout(() => setFading(of), left.current.time);
    const gone = setTimeout(() => fadedRef.current(), left.current.time + fadeFor);
    return () => {
      clearTimeout(timer);
      clearTimeout(gone);
      left.current.time = Math.max(0, left.current.time - (performance.now() - start));
      setFading(null);
    };
  }, [of, showFor, fadeFor, isHeld, fadedRef]);

  return of !== null && fading === of ? 'fading' : 'shown';
}
