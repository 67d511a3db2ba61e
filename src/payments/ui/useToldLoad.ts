'use client';
import { useCallback, useRef } from 'react';
import { useLatest } from '../../react';

/**
 * A provider's loader of whose failures the host hears, each once however many asked for it (FAULTS F34): a blocked script is
 * the host's to mend, not the buyer's.
 */
export function useToldLoad<Places extends unknown[], Loaded>(
  load: (...places: Places) => Promise<Loaded>,
  onError: ((error: unknown) => void) | undefined,
): (...places: Places) => Promise<Loaded> {
  const latestRef = useLatest(onError);
  const told = useRef<unknown>(undefined);
  return useCallback(
    (...places: Places) =>
      load(...places).catch((cause: unknown) => {
        if (told.current !== cause) latestRef.current?.(cause);
        told.current = cause;
        throw cause;
      }),
    [load, latestRef],
  );
}
