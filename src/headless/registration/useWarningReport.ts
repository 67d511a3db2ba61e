'use client';
import { useEffect, useRef } from 'react';
import { warnAt } from '../../domain';

/** Less than two minutes are left, and more than none. */
export const isRunningOut = (remaining: number): boolean => remaining > 0 && remaining < warnAt;

/** Reported once each time the last two minutes begin; a page that is loaded within them reports it as well. */
export function useWarningReport(remaining: number, onReport: ((remaining: number) => void) | undefined) {
  const wasReported = useRef(false);
  useEffect(() => {
    if (!isRunningOut(remaining)) wasReported.current = false;
    else if (!wasReported.current) {
      wasReported.current = true;
      onReport?.(remaining);
    }
  }, [remaining, onReport]);
}
