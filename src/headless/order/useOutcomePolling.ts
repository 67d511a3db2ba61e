'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../../react';

/** Milliseconds between two requests that nobody has to press for. */
const pauseMs = 10_000;

/**
 * Requests the outcome of an attempt to pay again and again, as long as it is not known.
 * @param isChecking a request is under way
 * @returns how many were made without an answer that decided
 */
export function useOutcomePolling(isChecking: boolean, request: () => void): number {
  const [count, setCount] = useState(isChecking ? 0 : 1);
  const [was, setWas] = useState(isChecking);
  if (was !== isChecking) {
    setWas(isChecking);
    if (was) setCount(count + 1);
  }
  const latestRef = useLatest(request);
  useEffect(() => {
    if (isChecking) return;
    const timer = setTimeout(() => latestRef.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [isChecking, latestRef]);
  return count;
}
