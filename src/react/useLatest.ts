'use client';
import { useRef, type RefObject } from 'react';
import { useClientLayoutEffect } from './useClientLayoutEffect';

/**
 * What the latest render was given, for what is called later: an effect, a timer or an answer need not begin anew when a caller
 * passes another function. Read `current` there and never while rendering. The ref itself never changes.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useClientLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
