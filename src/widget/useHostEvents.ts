'use client';
import { useCallback } from 'react';
import { BoxofficeError, type ErrorListener } from '../diagnostics';
import type { WidgetEvent, WidgetEventListener } from '../domain';
import type { Analytics } from '../hooks';
import { useLatest } from '../react';

/** Who is notified of what happens. */
export interface EventHost {
  onEvent?: ((event: WidgetEvent) => void) | undefined;
  analytics?: Analytics | undefined;
  /** A session of the order is full (000 §8, 4012). */
  onSessionReachedCapacity?: (() => void) | undefined;
  onError?: ErrorListener | undefined;
}

/** Notifies the host and its analytics. Neither can harm the order (FAULTS F59). The same function between renders. */
export function useHostEvents(host: EventHost): WidgetEventListener {
  const hostRef = useLatest(host);
  return useCallback<WidgetEventListener>(
    (event, buyer) => {
      const { onEvent, analytics, onSessionReachedCapacity, onError } = hostRef.current;
      for (const notify of [
        onEvent,
        () => analytics?.report(event, analytics.personalData ? buyer : undefined),
        event.type === 'sessionReachedCapacity' && onSessionReachedCapacity,
      ])
        try {
          if (notify) notify(event);
        } catch (cause) {
          onError?.(new BoxofficeError('BX2005', cause));
        }
    },
    [hostRef],
  );
}
