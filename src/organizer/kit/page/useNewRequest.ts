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

/** Where nothing has the focus, as on a page that was just opened, the title of the screen takes it: a dialog gives it back there. */
function focusTitle() {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/** Calls `open` each time another one is requested. */
export function useNewRequest({ isNew = false, onNewOpened }: NewRequestProps, open: () => void) {
  const latestRef = useLatest({ open, onNewOpened });
  useEffect(() => {
    if (!isNew) return;
    focusTitle();
    latestRef.current.open();
    latestRef.current.onNewOpened?.();
  }, [isNew, latestRef]);
}
