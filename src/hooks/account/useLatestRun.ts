'use client';
import { useCallback, useEffect, useRef } from 'react';

/** Of several attempts the latest counts, and none once the component is gone. Begins one, and answers whether it still counts. */
export function useLatestRun(): () => () => boolean {
  const run = useRef<object | null>(null);
  useEffect(
    () => () => {
      run.current = null;
    },
    [],
  );
  return useCallback(() => {
    const own = {};
    run.current = own;
    return () => run.current === own;
  }, []);
}
