'use client';
import { useEffect, useState } from 'react';
import { useLatest } from '../../react';

/** The value as it was last reported, and which it is of those put in from elsewhere: what was half written then is gone. */
export function useReportedValue(value: string, onValueChange: (value: string) => void) {
  const [lastReported, setLastReported] = useState({ value, version: 0 });
  if (lastReported.value !== value) setLastReported({ value, version: lastReported.version + 1 });
  const change = (next: string) => {
    setLastReported({ ...lastReported, value: next });
    onValueChange(next);
  };
  return { version: lastReported.version, change };
}

/** Tells what is shown once it is no longer the value: of a date that lost a part, the state goes on saying the old one. */
export function useReportedText(displayed: string, value: string, change: (value: string) => void) {
  const latestRef = useLatest(change);
  useEffect(() => {
    if (displayed !== value) latestRef.current(displayed);
  }, [displayed, value, latestRef]);
}
