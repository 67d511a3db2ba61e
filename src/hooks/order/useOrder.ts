'use client';
import { useEffect } from 'react';
import { loadOrderFlow } from './loadOrderFlow';
import { useLateOrder, type UseOrderOptions, type UseOrderResult } from './useLateOrder';

/**
 * The order of this tab for one event: its state and its actions. An order interrupted by a reload goes on;
 * `useHoldGuard` watches over it while its form is open.
 * Arguments are read once; give the component another `key` for another event.
 * @public
 */
export function useOrder(eventId: string, options: UseOrderOptions): UseOrderResult {
  useEffect(() => {
    // The first press loads it again.
    loadOrderFlow().catch(() => undefined);
  }, []);
  return useLateOrder(eventId, options);
}
