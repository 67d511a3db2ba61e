'use client';
import { useCallback, useRef } from 'react';
import { BoxofficeError, type ErrorListener } from '../../diagnostics';
import { useLatest } from '../../react';

/**
 * A provider's loader of whose failures the host hears, each once however many asked for it (FAULTS F34): a blocked script is
 * the host's to mend, not the buyer's.
 */
export function useReportedLoad<Args extends unknown[], Loaded>(
  load: (...args: Args) => Promise<Loaded>,
  onError: ErrorListener | undefined,
): (...args: Args) => Promise<Loaded> {
  const latestRef = useLatest(onError);
  const lastReported = useRef<unknown>(undefined);
  return useCallback(
    (...args: Args) =>
      load(...args).catch((cause: unknown) => {
        if (lastReported.current !== cause) latestRef.current?.(new BoxofficeError('BX2007', cause));
        lastReported.current = cause;
        throw cause;
      }),
    [load, latestRef],
  );
}
