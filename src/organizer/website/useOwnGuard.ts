'use client';
import { useMemo } from 'react';
import { createLeaveGuard, useLeaveGuard, type LeaveGuard } from '../kit/form';

/**
 * A guard for a form that opens and closes on a screen with others: closing it asks about its own changes alone, leaving the screen asks
 * about all of them.
 */
export function useOwnGuard(): LeaveGuard {
  const outer = useLeaveGuard();
  return useMemo(() => {
    const own = createLeaveGuard();
    return {
      ...own,
      block: (confirm) => {
        const [free, freeOuter] = [own.block(confirm), outer.block(confirm)];
        return () => {
          free();
          freeOuter();
        };
      },
    };
  }, [outer]);
}
