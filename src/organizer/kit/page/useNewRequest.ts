'use client';
import { useEffect } from 'react';
import { useLatest } from '../../../react';

/** Of a list whose dialog for another one can be opened from elsewhere. @experimental */
export interface NewRequestProps {
  /** Opens the dialog for another one, e.g. as the address says so. Default: false. */
  isNew?: boolean | undefined;
  /** It is open: say `isNew` no more, so that closing it leaves the list. */
  onNewOpened?: (() => void) | undefined;
}

/** Calls `open` each time another one is requested. */
export function useNewRequest({ isNew = false, onNewOpened }: NewRequestProps, open: () => void) {
  const latestRef = useLatest({ open, onNewOpened });
  useEffect(() => {
    if (!isNew) return;
    latestRef.current.open();
    latestRef.current.onNewOpened?.();
  }, [isNew, latestRef]);
}
