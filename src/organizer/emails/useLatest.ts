'use client';
import { useEffect, useRef } from 'react';

/** What was given with the latest render, for what is called later. */
export function useLatest<Value>(value: Value) {
  const latest = useRef<Value>(undefined);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
